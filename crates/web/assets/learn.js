// A lesson or a puzzle without reloading: each choice is fetched as a page, and its parts are put in place.
//
// Everything works without this module: choices are buttons of a form that leads to the next address.

import { after, before } from './board.js';
import { patch } from './patch.js';

const table = document.getElementById('table');
const notice = document.getElementById('notice');
let wish = 0;

async function go(url, keep) {
  wish += 1;
  const mine = wish;
  table.setAttribute('aria-busy', 'true');
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (mine !== wish) return;
  const fresh = page.getElementById('table');
  if (!answer.ok || !fresh) {
    location.assign(url);
    return;
  }
  notice.textContent = '';
  const places = before();
  for (const part of [...fresh.querySelectorAll(':scope > section')]) {
    const old = document.getElementById(part.id);
    if (old) patch(old, part);
  }
  Object.assign(table.dataset, fresh.dataset);
  const teacher = document.getElementById('teacher');
  patch(teacher, page.getElementById('teacher'));
  table.removeAttribute('aria-busy');
  after(places);
  if (!keep) history.pushState(null, '', url);
  teacher.scrollIntoView({ block: 'nearest' });
}

document.getElementById('main').addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form.method !== 'get' || !/\/(learn|puzzles|scenario)(\/|$)/.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form, submitter));
  go(url).catch(() => location.assign(url));
});

addEventListener('popstate', () => go(location.href, true).catch(() => location.reload()));
