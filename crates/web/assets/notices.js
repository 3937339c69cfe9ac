// Notices of the browser: asks for permission when the button is clicked, and never before.

const form = document.querySelector('[data-push]');
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

async function subscribe() {
  const registration = await navigator.serviceWorker.register(form.dataset.worker);
  if (!registration.active) {
    await new Promise((done) => {
      const worker = registration.installing ?? registration.waiting;
      worker.addEventListener('statechange', () => worker.state === 'activated' && done());
    });
  }
  const old = await registration.pushManager.getSubscription();
  await old?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(form.dataset.push),
  });
}

if (form && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
  form.hidden = false;
  document.querySelector('[data-without]').hidden = true;
  const says = form.querySelector('[role=alert]');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    says.textContent = '';
    if (await Notification.requestPermission() !== 'granted') {
      says.textContent = says.dataset.denied;
      return;
    }
    try {
      const subscription = await subscribe();
      const fields = new URLSearchParams(new FormData(form));
      fields.set('endpoint', subscription.endpoint);
      fields.set('p256dh', text(subscription.getKey('p256dh')));
      fields.set('auth', text(subscription.getKey('auth')));
      const answer = await fetch(form.action, { method: 'POST', body: fields });
      if (!answer.ok) throw new Error(answer.status);
      location.reload();
    } catch {
      says.textContent = says.dataset.failed;
    }
  });
}

// The clock of this device, unless another one was chosen before.
const zone = document.querySelector('select[data-zone]');
if (zone) {
  const ahead = String(-new Date().getTimezoneOffset());
  if ([...zone.options].some((option) => option.value === ahead)) zone.value = ahead;
}
