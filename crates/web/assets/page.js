// Small comforts of every page. Everything works without them.

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
