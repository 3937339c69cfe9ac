// Counts down the time that runs. Without this module the page says when it ends.

const DAY = 24 * 60 * 60 * 1000;
const SOON = 10 * 60 * 1000;

// Clocks of browsers are often wrong; that of the server counts, if it was told.
const ahead = (Number(document.getElementById('table').dataset.now) || Date.now()) - Date.now();

function text(left, due) {
  if (left >= DAY) {
    const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
    return new Date(due).toLocaleString(document.documentElement.lang, parts);
  }
  const seconds = Math.ceil(Math.max(left, 0) / 1000);
  const two = (number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export function clocks() {
  for (const time of document.querySelectorAll('time[data-due]')) {
    const due = Number(time.dataset.due);
    const left = due - Date.now() - ahead;
    const shown = text(left, due);
    if (time.textContent !== shown) time.textContent = shown;
    time.classList.toggle('soon', left < SOON);
  }
}

clocks();
setInterval(clocks, 1000);
