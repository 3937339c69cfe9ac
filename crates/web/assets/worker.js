// Shows what a push service brings, and opens the table when it is clicked. It keeps nothing and fetches nothing.

addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification('Orrery', {
    body: told.text,
    tag: told.tag,
    data: told.url,
  }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? '/', location.origin);
  // Nothing but a page of this server is opened, whatever a message says.
  if (url.origin !== location.origin) return;
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
    await (open ? open.focus() : clients.openWindow(url.href));
  })());
});
