// Small comforts of every page. Everything works without them.

import './lens.js';

// The menu of language and theme closes when one clicks elsewhere or presses Escape.
const menu = document.querySelector('.settings');
addEventListener('click', (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && menu?.open) {
    menu.open = false;
    menu.querySelector('summary').focus();
  }
});

// Moving the slider of a replay shows the position at once.
document.querySelector('.slider')?.addEventListener('change', (event) => event.target.form.requestSubmit());

// A link that is there to be copied is selected as a whole.
addEventListener('focusin', (event) => {
  if (event.target.matches('input[readonly]')) event.target.select();
});

// Buttons that copy a link; where that is not possible, the link is selected.
addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]:not([data-copy=""])');
  if (!button) return;
  const link = document.getElementById(button.dataset.copy);
  link.select();
  await navigator.clipboard?.writeText(link.value);
  if (navigator.clipboard) button.textContent = button.dataset.done;
});
