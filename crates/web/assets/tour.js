// A tour of the board: the list marked `data-tour`, one step after the other, beside what it speaks of.
//
// Each item of the list names an element by its id (`data-at`), says which step it is (`data-step`), and has a
// title (a link) and words (a span). Without this module the list itself is the introduction. Nothing starts by
// itself: whoever sits down for the first time is asked once. The board can be used meanwhile.

const table = document.getElementById('table');
const bubble = document.getElementById('tour');
const offer = document.getElementById('tour-offer');
const spot = document.getElementById('tour-spot');
const GAP = 10;
let now = -1;
let starter = null;
let tab = null;

const steps = () => [...table.querySelectorAll('[data-tour] > li')];
const between = (low, value, high) => Math.max(low, Math.min(value, high));

// Beside the target where there is room, otherwise over the part of it that lies farthest from its top.
function beside({ left, top, right, bottom }) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const x = between(GAP, left, innerWidth - width - GAP);
  const y = between(GAP, top, innerHeight - height - GAP);
  const low = innerHeight - height - GAP;
  if (innerWidth < 600) return [x, top > innerHeight / 2 ? GAP : low - 3 * parseFloat(getComputedStyle(document.documentElement).fontSize)];
  if (right + width + 2 * GAP <= innerWidth) return [right + GAP, y];
  if (left - width - 2 * GAP >= 0) return [left - width - GAP, y];
  if (bottom + height + 2 * GAP <= innerHeight) return [x, bottom + GAP];
  if (top - height - 2 * GAP >= 0) return [x, top - height - GAP];
  return [x, low];
}

// Puts the bubble and the light where the target is now.
export function place() {
  if (now < 0) return;
  const target = document.getElementById(steps()[now]?.dataset.at);
  const seen = target?.checkVisibility();
  const box = seen ? target.getBoundingClientRect() : { left: innerWidth / 3, top: 80, right: innerWidth / 3, bottom: 80 };
  spot.hidden = !seen;
  const [left, top, right, bottom] = [
    Math.max(box.left, 2), Math.max(box.top, 2), Math.min(box.right, innerWidth - 2), Math.min(box.bottom, innerHeight - 2),
  ];
  Object.assign(spot.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  const [x, y] = beside({ left, top, right, bottom });
  Object.assign(bubble.style, { left: `${x}px`, top: `${y}px` });
}

// The question that stays above must not lie over what is spoken of.
function clear(target) {
  const above = table.querySelector(':scope > .status');
  if (!target || !above || getComputedStyle(above).position !== 'sticky') return;
  const hidden = above.getBoundingClientRect().bottom + GAP - target.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: -hidden, behavior: 'instant' });
}

function go(to) {
  const all = steps();
  if (to < 0) return;
  if (to >= all.length) {
    stop();
    return;
  }
  now = to;
  const step = all[now];
  const target = document.getElementById(step.dataset.at);
  const folded = target?.closest('details:not([open])');
  if (folded) folded.open = true;
  if (target && !target.checkVisibility()) document.getElementById(`tab-${target.id}`)?.click();
  target?.scrollIntoView({ block: innerWidth < 600 ? 'start' : 'nearest', behavior: 'instant' });
  clear(target);
  bubble.querySelector('.step').textContent = step.dataset.step;
  bubble.querySelector('.title').textContent = step.querySelector('a').textContent;
  bubble.querySelector('.words').textContent = step.querySelector('span').textContent;
  bubble.querySelector('[data-go="back"]').disabled = now === 0;
  const [next, done] = ['next', 'done'].map((way) => bubble.querySelector(`[data-go="${way}"]`));
  next.hidden = now === all.length - 1;
  done.hidden = !next.hidden;
  bubble.querySelector('[data-go="skip"]').hidden = next.hidden;
  bubble.hidden = false;
  place();
  // Whoever goes on by keyboard can press the same key again.
  const held = document.activeElement;
  if (!bubble.contains(held) || held.hidden || held.disabled) (done.hidden ? next : done).focus({ preventScroll: true });
}

function start(from) {
  starter = from;
  tab = table.querySelector('input[name="tab"]:checked');
  answered();
  go(0);
}

function stop() {
  now = -1;
  bubble.hidden = true;
  spot.hidden = true;
  if (!tab?.checked) tab?.click();
  (starter?.checkVisibility() ? starter : document.getElementById('main')).focus({ preventScroll: true });
  // Whoever was led down a long page is brought back to what is to be decided.
  const choice = innerWidth < 600 && [...table.querySelectorAll('[name^="choice"]')].find((one) => one.checkVisibility());
  if (choice) choice.closest('#table > section').scrollIntoView();
}

// Whoever has answered once is not asked again, at no table. A browser that keeps nothing is not asked at all.
function remembered(answer) {
  try {
    if (answer) localStorage.setItem('intro-closed', answer);
    return localStorage.getItem('intro-closed') === 'yes';
  } catch {
    return true;
  }
}

function answered() {
  remembered('yes');
  if (offer) offer.hidden = true;
}

if (bubble && steps().length) {
  table.classList.add('has-tour');
  if (offer) offer.hidden = remembered();
  // Whoever plays on does without.
  let chosen = 0;
  table.addEventListener('submit', ({ target }) => {
    if (target.id === 'play' && ++chosen > 6) answered();
  });
  document.addEventListener('click', ({ target }) => {
    const from = target.closest('[data-tour-start]');
    if (from) start(from);
    else if (target.closest('[data-tour-no]')) answered();
  });
  bubble.addEventListener('click', ({ target }) => {
    const way = target.closest('[data-go]')?.dataset.go;
    if (way === 'back') go(now - 1);
    else if (way === 'next') go(now + 1);
    else if (way) stop();
  });
  addEventListener('keydown', (event) => {
    if (now < 0) return;
    const here = bubble.contains(document.activeElement);
    if (event.key === 'Escape') stop();
    else if (here && event.key === 'ArrowRight') go(now + 1);
    else if (here && event.key === 'ArrowLeft') go(now - 1);
  });
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
}
