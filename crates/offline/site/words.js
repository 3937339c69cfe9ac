// Of the words in all languages, those of the reader are shown.

const spoken = [...new Set([...document.querySelectorAll('span[lang]')].map((one) => one.lang))];
const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => spoken.includes(tag)) ?? 'en';
document.documentElement.lang = wished;
for (const one of document.querySelectorAll('span[lang]')) one.hidden = one.lang !== wished;
