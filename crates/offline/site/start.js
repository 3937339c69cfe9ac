// The first visit: everything is fetched, then the page is loaded anew and comes from the service worker.

const scope = new URL('../../', document.currentScript.src).pathname;

function say(what) {
  document.getElementById('wait').hidden = true;
  document.getElementById(what).hidden = false;
}

async function start() {
  if (!('serviceWorker' in navigator)) {
    say('unable');
    return;
  }
  const registration = await navigator.serviceWorker.register(`${scope}sw.js`, { scope });
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  const state = await new Promise((resolve) => {
    const look = () => {
      if (['activated', 'redundant'].includes(worker.state)) resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
  if (state === 'activated') location.reload();
  else say('failed');
}

start().catch(() => say('failed'));
