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
document.querySelector('.slider')?.addEventListener('change', (event) => event.target.form.submit());

// A link that is there to be copied is selected as a whole.
addEventListener('focusin', (event) => {
  if (event.target.matches('input[readonly]')) event.target.select();
});

// Buttons that copy a link are there only where a script can.
for (const button of document.querySelectorAll('[data-copy]:not([data-copy=""])')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value);
    button.textContent = button.dataset.done;
  });
}
