// The lens: one way to read about whatever is on a page, beside the thing and never over it.
//
// `data-lens` marks a thing. Its value is the id of the element, hidden on the page, that holds the words; where it is
// empty, the words are those of `title`, or of the component on the page that `data-from` names. On a table everything that has a title has a lens. It opens when a mouse has moved onto the thing, when the thing has the focus
// of the keyboard, by a touch (of a choice or a link: by a long one); it closes on leaving, with Escape, by a click
// elsewhere. Without this module titles and links tell the same.

const WAIT = 120;
const LONG = 450;
const GAP = 8;
const glass = document.createElement('div');
glass.id = 'lens';
glass.popover = 'manual';
glass.setAttribute('role', 'tooltip');
// Within the table the words have its icons and colours.
(document.getElementById('table') ?? document.querySelector('.shelf') ?? document.body).append(glass);

let thing = null;
let pinned = false;
// What a choice within a thing would bring stands above the words about the thing.
let preview = null;
let wanted = null;
let timer = 0;

const between = (low, value, high) => Math.max(low, Math.min(value, high));
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Components of the catalogue, each fetched once.
const fetched = new Map();
async function bring(of, pin) {
  const { from } = of.dataset;
  fetched.set(from, null);
  const answer = await fetch(from).catch(() => null);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  const found = page.querySelector('.component');
  if (!found) fetched.delete(from);
  else fetched.set(from, found);
  if (found && wanted === of && of.isConnected) open(of, pin);
}

function words(of) {
  const brought = fetched.get(of.dataset.from);
  if (brought) return [...brought.cloneNode(true).childNodes];
  const source = of.dataset.lens && document.getElementById(of.dataset.lens);
  if (source) return [...source.cloneNode(true).childNodes];
  // The browser's own box would say it twice.
  const drawn = of.querySelector(':scope > title');
  const title = of.getAttribute('title') ?? drawn?.textContent;
  if (title) {
    of.dataset.words = title;
    of.removeAttribute('title');
    drawn?.replaceChildren();
    if (!of.hasAttribute('aria-label') && !of.textContent.trim()) of.setAttribute('aria-label', title);
  }
  return of.dataset.words ? [of.dataset.words] : [];
}

// Puts something beside a thing, where the fewest choices are covered; beside the whole panel where `data-aside` marks one
// that is read as a whole.
export function put(what, thing, panel = thing.closest('[data-aside]')) {
  const box = (panel ?? thing).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = what;
  const [right, bottom] = [innerWidth - width - GAP, innerHeight - height - GAP];
  const x = between(GAP, box.left + box.width / 2 - width / 2, right);
  const y = between(GAP, box.top + box.height / 2 - height / 2, bottom);
  const spots = [
    [x, box.top - height - GAP], [box.right + GAP, y], [box.left - width - GAP, y], [x, box.bottom + GAP],
    [box.right + GAP, box.bottom - height], [box.left - width - GAP, box.bottom - height],
    [box.right + GAP, box.top], [box.left - width - GAP, box.top],
  ];
  const choices = [...document.querySelectorAll('[name^="choice"]')].map((one) => one.getBoundingClientRect());
  const cost = ([left, top]) => {
    const [inX, inY] = [between(GAP, left, right), between(GAP, top, bottom)];
    const here = { left: inX, top: inY, right: inX + width, bottom: inY + height };
    const covered = choices.reduce((sum, choice) => sum + overlap(here, choice), 0);
    return covered + 50 * overlap(here, box);
  };
  // Beside a panel rather than above it.
  if (panel) spots.push(spots.shift());
  const best = spots.map((spot) => [cost(spot), spot]).reduce((best, one) => (one[0] < best[0] ? one : best))[1];
  what.style.left = `${between(GAP, best[0], right)}px`;
  what.style.top = `${between(GAP, best[1], bottom)}px`;
}

function open(of, pin = false) {
  if (of.dataset.from && !fetched.get(of.dataset.from)) {
    close();
    wanted = of;
    if (!fetched.has(of.dataset.from)) bring(of, pin);
    return;
  }
  const told = words(of);
  if (!told.length) return;
  thing = of;
  pinned = pin;
  const { classList } = fetched.get(of.dataset.from) ?? of;
  glass.className = [...classList].filter((name) => /^(signal|seat|kind|is)-/.test(name)).join(' ');
  glass.classList.toggle('plain', !of.dataset.lens && !of.dataset.from);
  glass.replaceChildren(...(preview?.of === of ? [preview.box] : []), ...told);
  if (!glass.matches(':popover-open')) glass.showPopover();
  put(glass, of);
}

function close() {
  clearTimeout(timer);
  wanted = thing = null;
  pinned = false;
  if (glass.matches(':popover-open')) glass.hidePopover();
}

// Shows what a choice within a thing would bring, or no more; true if there is a lens that tells it.
export function foretell(choice, ...told) {
  const of = choice?.closest('[data-lens]:not([data-lens=""])') ?? null;
  const had = preview?.of;
  preview = null;
  if (of) {
    const box = document.createElement('p');
    box.className = 'preview';
    box.append(...told);
    preview = { of, box };
  }
  if (thing && (thing === of || thing === had)) open(thing, pinned);
  return of !== null;
}

// After an update the words may be others, and the thing gone.
export function refresh() {
  if (!thing) return;
  const now = thing.id ? document.getElementById(thing.id) : thing;
  if (now?.isConnected && now.checkVisibility()) open(now, pinned);
  else close();
}

// Choices, and what is not possible now, speak for themselves.
const TITLED = '#table :is([title], [data-words], svg :has(> title)):not(.choice, [data-why], [data-tell])';
const target = ({ target }) => target.closest?.('[data-lens]') ?? target.closest?.(TITLED) ?? null;

addEventListener('pointermove', (event) => {
  if (event.pointerType === 'touch' || pinned || event.buttons) return;
  const over = target(event);
  if (over === wanted) return;
  wanted = over;
  clearTimeout(timer);
  if (thing && thing !== over) {
    close();
    wanted = over;
  }
  if (over) timer = setTimeout(() => wanted === over && over.isConnected && open(over), WAIT);
});
document.addEventListener('pointerleave', () => pinned || close());

addEventListener('focusin', (event) => {
  const over = target(event);
  if (over && event.target.matches(':focus-visible')) open(over);
  else if (!pinned) close();
});

// A finger that stays opens the lens; the click that follows chooses nothing.
let held = false;
addEventListener('pointerdown', (event) => {
  held = false;
  if (event.pointerType !== 'touch') return;
  const over = target(event);
  clearTimeout(timer);
  if (over) timer = setTimeout(() => {
    held = true;
    open(over, true);
  }, LONG);
});
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, ({ pointerType }) => pointerType === 'touch' && clearTimeout(timer));
}
addEventListener('contextmenu', (event) => held && event.preventDefault());

addEventListener('click', (event) => {
  const over = target(event);
  if (held && over && event.detail) {
    held = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const acts = event.target.closest?.('button, summary, input, select, label, a');
  const own = acts?.matches('[data-lens] a') && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (over && (own || !acts)) {
    event.preventDefault();
    if (pinned && thing === over) close();
    else open(over, true);
  } else if (!glass.contains(event.target)) close();
}, true);

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !thing) return;
  close();
  event.stopPropagation();
}, true);
addEventListener('scroll', ({ target }) => glass.contains(target) || close(), { capture: true, passive: true });
addEventListener('resize', close);
addEventListener('submit', close, true);
