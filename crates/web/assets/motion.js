// How things move: what has been gained flies to where it is counted, and moments are given a stage.
//
// Everything is in its place before anything moves, and only `transform` and `opacity` change, so nothing is laid out
// meanwhile. How fast it goes, and whether there are sounds, is kept in this browser. Whoever has asked the system for
// less motion gets none.

const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 1.7 };
const MOST = 6;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const table = document.getElementById('table');

function kept(name, otherwise, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

// How long everything takes, 1 being the usual; 0 if nothing moves.
export const pace = () => (still.matches ? 0 : SPEEDS[kept('motion', 'normal')] ?? 1);

// The one setting of the speed, wherever it is chosen: a group of radio buttons, a list.
const fields = () => document.querySelectorAll('input[name="motion"], select[name="motion"]');
function paint() {
  const now = kept('motion', 'normal');
  for (const field of fields()) {
    if (field.type === 'radio') field.checked = field.value === now;
    else field.value = now;
  }
}
for (const field of fields()) {
  field.addEventListener('change', () => {
    kept('motion', '', field.value);
    paint();
  });
}
paint();

// Quiet sounds, made here: a soft tone for each thing that lands, a chord for a moment.
let audio = null;
export function sound(...notes) {
  if (kept('sound', 'off') !== 'on') return;
  audio ??= new AudioContext();
  notes.forEach(([after, pitch]) => {
    const [tone, loud, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.05, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}

// What everybody has: each number beside its icon, by whose it is and what.
function counts() {
  const all = new Map();
  for (const number of table.querySelectorAll(':is(.resources, .plaque, .numbers) b')) {
    const is = (node) => node?.tagName === 'svg';
    const beside = [number.nextElementSibling, number.nextElementSibling?.nextElementSibling, number.previousElementSibling];
    const icon = beside.find(is);
    const box = icon?.getBoundingClientRect();
    // `4` or `4/10`.
    if (!box?.width || !/^\d+(\/\d+)?$/.test(number.textContent)) continue;
    const name = icon.firstElementChild?.getAttribute('href')?.split('#')[1];
    all.set(`${number.closest('[id]')?.id} ${name}`, { number, icon, box, n: parseInt(number.textContent, 10) });
  }
  return all;
}

// The last choice of this page, where its button was.
let chosen = null;
table?.addEventListener('submit', ({ submitter, timeStamp }) => {
  if (submitter?.name === 'choice') chosen = { box: submitter.getBoundingClientRect(), at: timeStamp };
}, true);

// How many signals each star has.
const signals = () => {
  const stars = [...table.querySelectorAll('[data-star]')];
  return new Map(stars.map((star) => [star.dataset.star, star.querySelectorAll('[data-taken]').length]));
};

// A signal that has just been marked can be heard.
function ping(star, from) {
  [...star.querySelectorAll('[data-taken] > .mark')].slice(from).forEach((mark) => {
    mark.animate([{ transform: 'scale(3)', opacity: 0 }, { transform: 'scale(.8)', opacity: 1, offset: 0.6 }, { transform: 'scale(1)', opacity: 1 }],
      { duration: 600 * pace(), easing: 'ease-out' });
  });
  sound([0, 880], [0.15, 880]);
}

// What there was before an update.
export function noted() {
  return pace() ? { counts: counts(), signals: signals() } : null;
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

// Where gains come from: the button that was pressed, or what has just come to the board, or the middle of the map.
function source(came) {
  const fresh = chosen && performance.now() - chosen.at < 5000;
  const box = fresh ? chosen.box : came()?.getBoundingClientRect();
  chosen = null;
  if (box?.width) return middle(box);
  const map = table.querySelector('#sky, #galaxy')?.getBoundingClientRect();
  return map?.width ? middle(map) : null;
}

function fly(gains, from) {
  const slow = pace();
  const air = document.createElement('div');
  air.className = 'air';
  air.setAttribute('aria-hidden', 'true');
  const tokens = gains.flatMap((gain) => Array.from({ length: gain.n > 3 ? 1 : gain.n }, () => gain)).slice(0, MOST);
  const put = (id, ...content) => {
    const node = document.createElement('span');
    node.id = id;
    node.append(...content);
    air.append(node);
    return node;
  };
  const flights = tokens.map((gain, index) => [put(`token-${index}`, gain.icon.cloneNode(true)), gain, 120 * index * slow]);
  const pops = gains.map((gain, index) => [put(`more-${index}`, `+${gain.n}`), gain]);
  table.append(air);
  const [x, y] = from;
  const movements = flights.map(([node, { box }, delay]) => {
    const [toX, toY] = middle(box);
    const lift = Math.min(y, toY) - 40;
    return node.animate([
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 1, offset: 0.15 },
      { transform: `translate(${(x + toX) / 2}px, ${(lift + (y + toY) / 2) / 2}px) scale(1.7)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${toX}px, ${toY}px) scale(1)`, opacity: 1 },
    ], { duration: 700 * slow, delay, easing: 'cubic-bezier(.4, 0, .2, 1)', fill: 'both' });
  });
  pops.forEach(([node, { box, number }], index) => {
    const [toX, toY] = middle(box);
    const delay = (560 + 120 * index) * slow;
    // Above the number, or below it where there is no room.
    const side = toY < 60 ? -1 : 1;
    const at = (up, size) => `translate(${toX}px, ${toY - up * side}px) scale(${size})`;
    movements.push(node.animate([
      { transform: at(6, 0.6), opacity: 0 }, { transform: at(22, 1.1), opacity: 1, offset: 0.3 },
      { transform: at(30, 1), opacity: 0 },
    ], { duration: 900 * slow, delay, fill: 'both' }));
    number.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.5)' }, { transform: 'scale(1)' }],
      { duration: 400 * slow, delay, easing: 'ease-out' });
    sound([delay / 1000, 660 + 110 * (index % 4)]);
  });
  Promise.allSettled(movements.map(({ finished }) => finished)).then(() => air.remove());
}

// Moments that have been shown, or were there when the page came.
const known = new Set();
const waiting = [];
let stage = null;
let due = 0;
let opened = 0;
function fresh() {
  const all = [...(table?.querySelectorAll('.moment[id]') ?? [])].filter(({ id }) => !known.has(id));
  for (const { id } of all) known.add(id);
  return all;
}
fresh();

// What is told in passing covers nothing that can be clicked, and goes by itself.
function pass(moment) {
  const note = document.createElement('div');
  note.id = 'brief';
  note.setAttribute('role', 'status');
  note.append(...moment.cloneNode(true).childNodes);
  table.append(note);
  const [away, here] = [{ opacity: 0, transform: 'translateY(-1rem)' }, { opacity: 1, transform: 'none' }];
  const movement = note.animate([away, { ...here, offset: 0.1 }, { ...here, offset: 0.9 }, away], { duration: 3200 * pace(), easing: 'ease-out' });
  sound([0, 587], [0.12, 784]);
  movement.finished.catch(() => {}).then(() => {
    note.remove();
    next();
  });
}

// What is scored when a game is over is counted row by row, up to the points that everybody has; a click or a key ends it.
function tally() {
  const rows = [...stage.querySelectorAll('tr[data-last]')];
  const numbers = (row) => [...row.querySelectorAll('td b')].map(({ textContent }) => Number(textContent));
  const totals = [...stage.querySelectorAll('.scored > li > b')];
  const points = totals.map(({ textContent }) => Number(textContent));
  const show = (told) => totals.forEach((total, index) => {
    const open = rows.slice(told).reduce((sum, row) => sum + (numbers(row)[index] ?? 0), 0);
    total.textContent = points[index] - open;
  });
  let told = 0;
  let timer = 0;
  const step = () => {
    rows.forEach((row, index) => row.classList.toggle('untold', index >= told));
    show(told);
    told += 1;
    if (told <= rows.length) timer = setTimeout(step, 900 * pace());
  };
  const end = () => {
    clearTimeout(timer);
    told = rows.length;
    step();
  };
  if (!rows.length) return;
  step();
  for (const name of ['pointerdown', 'keydown', 'close']) stage.addEventListener(name, end, { once: true });
}

// What can be done with a finished game can be done on the stage, too.
function offer(moment) {
  const ways = stage.querySelector('.ways-on');
  if (moment.id !== 'moment-end' || !ways) return;
  const more = document.querySelectorAll('#status .row > :is(form, a:not(.main, [download]))');
  ways.append(...[...more].map((way) => way.cloneNode(true)));
}

// A discovery has the stage to itself until somebody goes on.
function perform(moment) {
  if (!stage) {
    stage = document.createElement('dialog');
    stage.id = 'stage';
    stage.addEventListener('close', next);
    stage.addEventListener('click', ({ target }) => {
      // A click that was meant for the board does not close it.
      if (performance.now() - opened < 400) return;
      if (target === stage || target.closest('[data-go-on]')) stage.close();
    });
    table.append(stage);
  }
  stage.replaceChildren(...moment.cloneNode(true).childNodes);
  offer(moment);
  tally();
  stage.showModal();
  opened = performance.now();
  stage.querySelector('.ways-on .main')?.focus();
  sound([0, 392], [0.12, 494], [0.24, 587], [0.36, 784]);
}

const brief = ({ dataset }) => dataset.brief !== undefined;

function next() {
  clearTimeout(due);
  due = 0;
  // Whichever is over first asks again.
  if (!waiting.length || stage?.open || (brief(waiting[0]) && document.getElementById('brief'))) return;
  const moment = waiting.shift();
  if (!pace()) return;
  if (brief(moment)) pass(moment);
  else perform(moment);
}

// A discovery comes before one can choose again, what is told in passing when the pieces have come to rest.
function celebrate(moments) {
  waiting.push(...moments.map((moment) => moment.cloneNode(true)));
  waiting.sort((one, other) => brief(one) - brief(other));
  if (!waiting.length) return;
  if (!brief(waiting[0])) next();
  else if (!due) due = setTimeout(next, 700 * pace());
}

// Shows what an update has brought. `came` gives a piece that has just come to its place.
export function shown(before, came) {
  if (!before) {
    fresh();
    waiting.length = 0;
    document.getElementById('brief')?.remove();
    return;
  }
  if (table.dataset.past !== undefined) return;
  // Whoever looks back goes anywhere at once: nothing there is new.
  const moments = fresh();
  if (!table.matches('.past')) celebrate(moments);
  const gains = [];
  for (const [key, now] of counts()) {
    const more = now.n - (before.counts.get(key)?.n ?? now.n);
    if (more > 0) gains.push({ ...now, n: more, own: key.startsWith('mine ') });
  }
  // The same points may be counted in two places.
  gains.sort((one, other) => other.own - one.own);
  const from = gains.length ? source(came) : null;
  if (from) fly(gains.slice(0, MOST), from);
  for (const [star, n] of signals()) {
    const had = before.signals.get(star) ?? n;
    if (n > had) ping(table.querySelector(`[data-star="${star}"]`), had);
  }
}

// The settings of the page's menu that only make sense with this module.
const menu = document.querySelector('[data-motion]');
if (menu) {
  menu.hidden = false;
  for (const input of menu.querySelectorAll('input[type="checkbox"]')) {
    input.checked = input.value === kept(input.name, 'off');
    input.addEventListener('change', () => kept(input.name, '', input.checked ? input.value : 'off'));
  }
}
