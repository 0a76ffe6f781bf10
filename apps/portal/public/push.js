// Shows notifications and opens their pages. Registered when a member switches notifications on in this browser.

self.addEventListener('push', (event) => {
  const { id, title, text, link } = event.data.json();
  // The tag lets a notification that is sent twice replace itself.
  const options = { body: text, tag: id, icon: '/apple-touch-icon.png', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.link));
});

async function openPage(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url.href);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}
