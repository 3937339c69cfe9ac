// The galaxy of Kepler-3042: nearer, farther, and along, by buttons, keys, wheel and fingers.
//
// The board works without this module. It changes only the view box of the picture, which updates of the
// page leave alone.

const map = document.getElementById('map');
const box = () => map.getAttribute('viewBox').split(' ').map(Number);
const fit = () => map.dataset.fit.split(' ').map(Number);
const fingers = new Map();
let dragged = 0;

function show([x, y, width, height]) {
  const [left, top, most, high] = fit();
  width = Math.min(Math.max(width, most / 8), most);
  height = (width * high) / most;
  x = Math.min(Math.max(x, left), left + most - width);
  y = Math.min(Math.max(y, top), top + high - height);
  // While all of it is there, fingers scroll the page.
  map.closest('section').toggleAttribute('data-near', width < most);
  map.setAttribute('viewBox', [x, y, width, height].map((n) => n.toFixed(1)).join(' '));
}

// Zooms so that the point of the board under (px, py) of the screen stays there.
function zoom(factor, px, py) {
  const [x, y, width, height] = box();
  const point = px === undefined
    ? { x: x + width / 2, y: y + height / 2 }
    : new DOMPoint(px, py).matrixTransform(map.getScreenCTM().inverse());
  show([point.x - (point.x - x) * factor, point.y - (point.y - y) * factor, width * factor]);
}

function pan(dx, dy) {
  const [x, y, width] = box();
  show([x + dx, y + dy, width]);
}

document.getElementById('table')?.addEventListener('click', (event) => {
  const button = event.target.closest?.('#closer, #farther, #fit');
  if (button?.id === 'closer') zoom(0.7);
  if (button?.id === 'farther') zoom(1 / 0.7);
  if (button?.id === 'fit') show(fit());
});

map?.addEventListener('keydown', (event) => {
  const [, , width, height] = box();
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (step) pan((step[0] * width) / 8, (step[1] * height) / 8);
  else if (event.key === '+' || event.key === '=') zoom(0.7);
  else if (event.key === '-') zoom(1 / 0.7);
  else if (event.key === '0') show(fit());
  else return;
  event.preventDefault();
});

map?.addEventListener('wheel', (event) => {
  // Without the control key the page scrolls, unless the picture is already zoomed.
  if (!event.ctrlKey && box()[2] >= fit()[2] && event.deltaY > 0) return;
  event.preventDefault();
  zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, event.clientX, event.clientY);
}, { passive: false });

map?.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 1) dragged = 0;
});

addEventListener('pointermove', (event) => {
  // A button that was let go elsewhere drags no longer.
  if (!event.buttons) fingers.delete(event.pointerId);
  const was = fingers.get(event.pointerId);
  if (!was) return;
  const scale = map.getScreenCTM().a;
  const [dx, dy] = [event.clientX - was.clientX, event.clientY - was.clientY];
  if (fingers.size === 2) {
    const [other] = [...fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
    const apart = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    zoom(apart(was) / Math.max(apart(event), 1), other.clientX, other.clientY);
    dragged = 99;
  } else {
    dragged += Math.hypot(dx, dy);
    if (dragged > 6) pan(-dx / scale, -dy / scale);
  }
  fingers.set(event.pointerId, event);
});

for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    // The click that belongs to it comes first.
    setTimeout(() => (dragged = 0));
  });
}

// Whoever drags the board does not mean the choice under the finger.
map?.addEventListener('click', (event) => {
  if (dragged > 6) {
    event.preventDefault();
    event.stopPropagation();
  }
}, true);

const phone = matchMedia('(max-width: 63.99rem)');
const table = document.getElementById('table');

// The part of the window that neither the question nor the answers cover.
function open() {
  const [above, below] = ['.status', '.choices, .jump'].map((part) => [...table.querySelectorAll(part)]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()));
  return [Math.max(0, ...above.map(({ bottom }) => bottom)), Math.min(innerHeight, ...below.map(({ top }) => top))];
}

// Scrolls the page so that these things can be seen, if they cannot.
function uncover(things) {
  const boxes = things.map((one) => one.getBoundingClientRect());
  if (!boxes.length) return;
  const [from, to] = open();
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  if (top >= from && bottom <= to) return;
  scrollBy(0, bottom - top > to - from ? top - from - 4 : (top + bottom - from - to) / 2);
}

// On a small screen the choices of a new decision come near by themselves.
function approach() {
  const near = map.dataset.focus?.split(' ').map(Number);
  if (!near) return;
  const [left, , most, high] = fit();
  const [x, y, width, height] = near;
  const sky = map.parentElement;
  if (map.clientWidth / most > 0.75) {
    sky.scrollLeft = ((x + width / 2 - left) / most) * map.clientWidth - sky.clientWidth / 2;
    // Where nothing else can be chosen, it comes between the question and the answers.
    if (phone.matches && !table.querySelector('#actions .choice, #techs .choice')) uncover([...map.querySelectorAll('.hot')]);
    return;
  }
  const wide = Math.max(width, (height * most) / high, map.clientWidth / 1.4);
  show([x - (wide - width) / 2, y - ((wide * high) / most - height) / 2, wide]);
  sky.scrollLeft = (sky.scrollWidth - sky.clientWidth) / 2;
}

// On a small screen the part that holds the decision opens by itself when the page does.
function arrive() {
  const open = [...table.querySelectorAll('[form="play"]')].filter((one) => one.checkVisibility());
  const seen = open.some((one) => one.getBoundingClientRect().top < innerHeight * 0.8);
  if (open.length && !seen && !location.hash) open[0].closest('#table > section').scrollIntoView();
}

if (map && phone.matches) arrive();

if (map) {
  const sky = map.parentElement;
  sky.scrollLeft = (sky.scrollWidth - sky.clientWidth) / 2;
  new MutationObserver(() => requestAnimationFrame(approach)).observe(map, { attributeFilter: ['data-focus'] });
  // What others do on the map is seen there.
  new MutationObserver(() => {
    const moved = [...map.querySelectorAll('.changed')];
    if (!phone.matches || !table.dataset.past || !moved.length) return;
    const [first] = moved.map((one) => one.getBoundingClientRect());
    const sky = map.parentElement;
    sky.scrollLeft += first.left + first.width / 2 - sky.getBoundingClientRect().left - sky.clientWidth / 2;
    uncover(moved);
  }).observe(map, { subtree: true, attributeFilter: ['class'] });
  approach();
}
