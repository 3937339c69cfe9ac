// Drawn boards: what a choice would do, and how things move.
//
// Boards work without this module. With it, the choice under the pointer or with the focus tells its
// consequences, and after an update pieces fly and discs turn from where they were to where they are.

import { foretell, put, refresh } from './lens.js';
import { noted, pace, shown } from './motion.js';
import { place } from './tour.js';

const table = document.getElementById('table');
const hint = document.getElementById('hint');
const known = new Map();
let asked = null;
let timer = 0;

async function foresee(choice) {
  const key = `${table.dataset.seq} ${choice}`;
  if (!known.has(key)) {
    const url = new URL(table.dataset.foresee, location.href);
    url.searchParams.set('seq', table.dataset.seq);
    url.searchParams.set('choice', choice);
    if (table.dataset.so) url.searchParams.set('so', table.dataset.so);
    const answer = await fetch(url);
    if (!answer.ok) return [];
    const page = document.createElement('template');
    page.innerHTML = await answer.text();
    known.set(key, page.content);
  }
  return [...known.get(key).cloneNode(true).childNodes];
}

function tell(what, news, about = null) {
  const title = document.createElement('strong');
  title.textContent = what;
  const told = [title, ' ', ...news];
  const wide = getComputedStyle(hint).getPropertyValue('--beside');
  // A choice on a card is told in the lens of the card.
  const within = foretell(wide && about?.matches('.choice, [data-why]') ? about : null, ...told);
  hint.replaceChildren(...(within ? [] : told));
  hint.hidden = !hint.textContent.trim();
  hint.classList.toggle('on-choice', about?.matches('[form="play"], label') ?? false);
  beside(about);
}

// Nothing is told any more; nothing needs to be measured for that.
function clear() {
  foretell(null);
  hint.replaceChildren();
  hint.hidden = true;
}

// Where the sheet of a board wants it, the hint stands beside what it speaks of.
function beside(thing) {
  for (const size of ['width', 'max-width']) hint.style.removeProperty(size);
  if (!thing || hint.hidden || !getComputedStyle(hint).getPropertyValue('--beside')) return;
  // What an action would bring takes the place of the question.
  const question = thing.closest('#actions') && document.getElementById('status')?.getBoundingClientRect();
  if (question && hint.offsetHeight <= question.bottom) {
    hint.style.left = `${question.left}px`;
    hint.style.width = hint.style.maxWidth = `${question.width}px`;
    hint.style.top = `${Math.max(0, question.bottom - Math.max(hint.offsetHeight, question.height))}px`;
  } else put(hint, thing);
}

// The expert's words stand beside what they speak of, never over it. On a small screen they stay below.
const roomy = matchMedia('(min-width: 68rem)');
function advise() {
  const words = document.getElementById('advice');
  if (!words) return;
  for (const side of ['left', 'top', 'right', 'bottom']) words.style.removeProperty(side);
  const lit = [...table.querySelectorAll('[data-lit]')].find((one) => one.checkVisibility());
  if (!lit || !roomy.matches) return;
  const where = lit.dataset.lit === 'where' ? lit.closest('#table > section') : lit.closest('article, .block') ?? lit;
  // Whatever the question says stays in sight.
  put(words, where, where);
  words.style.right = words.style.bottom = 'auto';
}
addEventListener('resize', advise);
advise();

// Pieces that would leave their place stand out.
function point(ids) {
  for (const piece of table.querySelectorAll('.leaving')) piece.classList.remove('leaving');
  for (const id of ids) document.getElementById(id)?.classList.add('leaving');
}

function consider(target) {
  const at = target.closest?.('button.choice, button[name="choice"], label[for], [data-why], [data-tell]');
  if (at === asked) return;
  asked = at;
  // What presses a choice that stands elsewhere tells of it too.
  const button = at?.control ?? at;
  clearTimeout(timer);
  point(button?.dataset.leaves?.split(' ') ?? []);
  if (!button) {
    // Beside a thing it goes with it; elsewhere it stays to be read.
    if (getComputedStyle(hint).getPropertyValue('--beside')) tell('', []);
    return;
  }
  const fact = button.dataset.why ?? button.dataset.tell;
  if (fact) {
    tell('', [fact], at);
    return;
  }
  const label = button.getAttribute('aria-label') ?? button.textContent.trim();
  const also = button.getAttribute('aria-description');
  const more = also ? [also, ' '] : [];
  tell(label, more, at);
  if (button.name !== 'choice') return;
  timer = setTimeout(async () => {
    const news = await foresee(button.value).catch(() => []);
    if (asked === at) tell(label, [...more, ...news], at);
  }, 120);
}

if (hint) {
  // A mouse asks by moving: what has come under it with an update was not asked about.
  table.addEventListener('pointermove', ({ target, pointerType }) => {
    if (pointerType !== 'touch') consider(target);
  });
  table.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') return;
    consider(target);
    // The hint covers a small screen, so a touch elsewhere closes it.
    if (!asked) tell('', []);
  });
  table.addEventListener('focusin', ({ target }) => {
    if (target.matches(':focus-visible')) consider(target);
  });
  // Whoever has chosen need not be told any more, and what was opened to choose from closes.
  table.addEventListener('submit', ({ submitter }) => {
    clearTimeout(timer);
    submitter?.closest('[popover]')?.hidePopover();
  });
  // A finger that stays on a choice only asks; a short touch chooses.
  let touched = Infinity;
  table.addEventListener('pointerdown', (event) => {
    touched = event.pointerType === 'touch' ? event.timeStamp : Infinity;
  });
  table.addEventListener('pointercancel', () => { touched = Infinity; });
  let first = null;
  table.addEventListener('click', (event) => {
    const choice = event.target.closest('button.choice') ?? event.target.closest('label[for]')?.control;
    if (event.detail < 2) first = choice?.value;
    // The second half of a double click must not choose what has just come under the pointer.
    const other = event.detail > 1 && choice?.value !== first;
    // Keyboards, switches and screen readers click without a finger.
    const held = event.detail > 0 && event.timeStamp - touched > 500;
    touched = Infinity;
    if (choice && (other || held)) event.preventDefault();
  }, true);
}

// Where everything is that can move: `data-fly` marks pieces, `data-turn` discs with their angle. Pieces with the
// same `data-kind` are alike: one that has gone is the one that has come elsewhere. `data-way` is the way of a
// piece to a place, known before it goes there.
export function before() {
  for (const piece of table.querySelectorAll('.changed')) piece.classList.remove('changed');
  const places = new Map();
  places.kinds = new Map();
  places.ways = new Map();
  places.noted = noted();
  if (!pace()) return places;
  for (const piece of table.querySelectorAll('[data-fly][id]')) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.id, box);
    if (piece.dataset.kind) places.kinds.set(piece.id, piece.dataset.kind);
  }
  for (const way of table.querySelectorAll('[data-way]')) {
    const points = way.getAttribute('d').match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    places.ways.set(way.dataset.way, points.map((point) => point.split(' ').map(Number)));
  }
  for (const disc of table.querySelectorAll('[data-turn][id]')) {
    places.set(disc.id, Number(disc.dataset.turn));
  }
  return places;
}

// How a thing is transformed while it rests. Movement goes before it, as part of the same property: browsers
// move drawn things without laying the picture out again only by `transform` itself.
function rest(thing) {
  const { transform } = getComputedStyle(thing);
  return transform === 'none' ? '' : transform;
}

// The way of a piece, in the units of its picture. `data-fly="orbit"` goes round the origin of the picture, as
// discs carry their pieces.
function flight(piece, was, way = []) {
  const picture = piece.ownerSVGElement?.getScreenCTM().inverse();
  const centre = ({ x, y, width, height }) => {
    const point = new DOMPoint(x + width / 2, y + height / 2);
    return picture ? point.matrixTransform(picture) : point;
  };
  const [from, to] = [was, piece.getBoundingClientRect()].map(centre);
  if (Math.hypot(from.x - to.x, from.y - to.y) < 2) return null;
  const own = rest(piece);
  const away = (x, y) => ({ transform: `translate(${x - to.x}px, ${y - to.y}px) ${own}` });
  if (piece.dataset.fly !== 'orbit') {
    // The middle of a piece is not quite where it stands.
    const between = way.slice(1, -1).map(([x, y]) => away(x + from.x - way[0][0], y + from.y - way[0][1]));
    return [away(from.x, from.y), ...between, away(to.x, to.y)];
  }
  const [start, end] = [from, to].map(({ x, y }) => ({ far: Math.hypot(x, y), angle: Math.atan2(y, x) }));
  const turn = ((end.angle - start.angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return Array.from({ length: 13 }, (_, step) => {
    const far = start.far + ((end.far - start.far) * step) / 12;
    const angle = start.angle + (turn * step) / 12;
    return away(far * Math.cos(angle), far * Math.sin(angle));
  });
}

// Shows the way from there to here. A click or a key ends it at once, because everything is in place.
export function after(places) {
  known.clear();
  clearTimeout(timer);
  asked = null;
  point([]);
  if (hint) clear();
  const timing = { duration: 600 * pace(), easing: 'ease-in-out' };
  const gone = new Map();
  for (const [id, kind] of places.kinds) {
    if (!document.getElementById(id) && places.has(id)) gone.set(kind, [...(gone.get(kind) ?? []), places.get(id)]);
  }
  for (const piece of gone.size ? table.querySelectorAll('[data-kind]') : []) {
    const was = places.kinds.has(piece.id) ? null : gone.get(piece.dataset.kind)?.shift();
    if (was) places.set(piece.id, was);
  }
  // All is measured before anything is set in motion, so that the browser lays the page out once.
  const moves = [];
  for (const [id, was] of places) {
    const now = document.getElementById(id);
    // One of many that are alike has not moved if its place has.
    if (!now || places.kinds.has(id)) continue;
    if (typeof was === 'number') {
      // The shortest way round.
      const by = ((((was - Number(now.dataset.turn)) % 360) + 540) % 360) - 180;
      const turned = (by) => ({ transform: `rotate(${by}deg) ${rest(now)}` });
      if (by) moves.push([now, [turned(by), turned(0)], timing]);
      continue;
    }
    const way = flight(now, was, places.ways.get(`${id} ${now.dataset.at}`));
    // A longer way takes longer, but not much.
    if (way) moves.push([now, way, { ...timing, duration: (450 + 150 * Math.min(way.length - 1, 4)) * pace() }]);
  }
  for (const [piece, way, timing] of moves) {
    if (table.dataset.past && piece.dataset.turn === undefined) piece.classList.add('changed');
    piece.animate(way, timing);
  }
  const came = [...table.querySelectorAll('[data-fly][id]')].filter(({ id }) => !places.has(id));
  shown(places.noted, () => came.find((piece) => piece.checkVisibility()));
  note();
  place();
  advise();
  refresh();
}

// What has been read behind its tab is no news any more.
const read = new Set();
function note() {
  const tab = document.getElementById('tab-log');
  for (const turn of tab ? table.querySelectorAll('#log [data-new]') : []) {
    if (tab.checked) read.add(turn.id);
    else if (read.has(turn.id)) turn.removeAttribute('data-new');
  }
}
table.addEventListener('change', ({ target }) => target.name === 'tab' && note());

// A hand that is wider than its place is moved sideways by the wheel of a mouse too.
table.addEventListener('wheel', (event) => {
  const cards = event.target.closest?.('.cards');
  if (!cards || event.deltaX || event.ctrlKey || cards.scrollWidth <= cards.clientWidth || cards.scrollHeight > cards.clientHeight + 4) return;
  cards.scrollLeft += event.deltaY;
  event.preventDefault();
}, { passive: false });

// A way to something that is behind another tab leads there.
table.addEventListener('click', ({ target }) => {
  const to = target.closest?.('a[href^="#"]')?.getAttribute('href').slice(1);
  const panel = to && document.getElementById(to)?.closest('section[id]');
  if (!panel || panel.checkVisibility({ visibilityProperty: true })) return;
  const tab = document.getElementById(`tab-${panel.id}`) ?? table.querySelector('input[name="tab"]');
  tab?.click();
});

// Panels that lie over the board close when something else is chosen.
document.addEventListener('click', (event) => {
  for (const panel of table.querySelectorAll('.over[open], .refusals[open]')) {
    if (!panel.contains(event.target)) panel.open = false;
  }
});
