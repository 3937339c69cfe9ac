// A game in a link: its record, compressed, in the fragment, which browsers send to nobody.

const pipe = async (bytes, through) => new Uint8Array(
  await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer(),
);

async function pack(text) {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpack(text) {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
}

// Making a link.
for (const place of document.querySelectorAll('[data-share]')) place.hidden = false;
addEventListener('click', async ({ target }) => {
  const place = target.closest('[data-share] button')?.parentElement;
  const answer = place && await fetch(place.dataset.share);
  if (!answer?.ok) return;
  const field = place.querySelector('input');
  field.value = `${place.dataset.to}${await pack(await answer.text())}`;
  field.hidden = false;
  field.focus();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
});

// Opening one: its text is put into the form, a record with as many seats as it has.
const form = document.querySelector('[data-bring]');
function show(text) {
  form.elements.record.value = text;
  const names = [...text.matchAll(/^seat \d+ (.*)$/gm)].map(([, name]) => name);
  for (let seat = 1; seat <= 4; seat += 1) {
    const row = form.querySelector(`.seat-row-${seat}`);
    if (row && names.length) {
      row.hidden = seat > names.length;
      row.querySelector('input').placeholder = names[seat - 1] ?? '';
    }
  }
}

// A link from anywhere can be pasted: what it holds is behind the sign.
const held = (link) => unpack(/#(?:open:)?([\w-]+)$/.exec(link)?.[1] ?? '').catch(() => '');
if (form) {
  if (location.hash.length > 1) show(await held(location.hash));
  form.elements.record.addEventListener('input', async ({ target }) => {
    const text = target.value.trim();
    if (/^https?:\S+$/.test(text)) show((await held(text)) || text);
  });
}
