// Passkeys: the browser signs what the server asks for, and the form is sent as if somebody had filled it in.

const encode = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const letters = (text) => new TextEncoder().encode(text);

// What has to be signed, and for whom.
async function asked(form) {
  const body = new URLSearchParams(new FormData(form));
  const url = form.action.replace(/account\/[^/]*$/, 'account/challenge');
  const answer = await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error((await answer.json()).error.message);
  return answer.json();
}

async function create({ challenge, host, user, known }) {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: letters(challenge),
      rp: { id: host, name: 'Orrery' },
      user: { id: letters(user.id), name: user.name, displayName: user.name },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: decode(id) })),
      attestation: 'none',
    },
  });
  const { response } = made;
  return {
    client: response.clientDataJSON,
    data: response.getAuthenticatorData(),
    key: response.getPublicKey(),
  };
}

async function get({ challenge, host }) {
  const used = await navigator.credentials.get({
    publicKey: { challenge: letters(challenge), rpId: host, userVerification: 'required' },
  });
  const { response } = used;
  return {
    id: used.rawId,
    client: response.clientDataJSON,
    data: response.authenticatorData,
    signature: response.signature,
  };
}

const ways = { create, get };
const forms = document.querySelectorAll('[data-passkey]');
const failed = document.querySelector('[data-passkey-failed]');

if (window.PublicKeyCredential) {
  for (const note of document.querySelectorAll('[data-without-passkeys]')) note.hidden = true;
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      failed.hidden = true;
      try {
        const signed = await ways[form.dataset.passkey](await asked(form));
        for (const [name, bytes] of Object.entries(signed)) form.elements[name].value = encode(bytes);
        form.submit();
      } catch {
        failed.hidden = false;
      }
    });
  }
}
