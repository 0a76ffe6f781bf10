import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const code = readFileSync(fileURLToPath(new URL('../public/push.js', import.meta.url)), 'utf8');

/** Runs the service worker on a site with these open pages. */
function startWorker(pages: readonly { readonly url: string; readonly focus: () => void }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin: 'https://site.test' },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
  };
  runInNewContext(code, { self, URL });
  const dispatch = async (name: string, event: object) => {
    let work: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return {
    showNotification,
    openWindow,
    push: (data: object) => dispatch('push', { data: { json: () => data } }),
    click: (link: string) => dispatch('notificationclick', { notification: { data: { link }, close() {} } }),
  };
}

it('shows a push; one that arrives twice has the same tag', async () => {
  const worker = startWorker();
  await worker.push({ id: '7', title: '上海 → 洛杉矶', text: '开船时间变动', link: '/watches' });
  expect(worker.showNotification).toHaveBeenCalledWith(
    '上海 → 洛杉矶',
    expect.objectContaining({ body: '开船时间变动', tag: '7', data: { link: '/watches' } }),
  );
});

it('opens the page of a notification, and focuses it where it is open', async () => {
  const focus = vi.fn();
  const worker = startWorker([{ url: 'https://site.test/sailDetail?id=1', focus }]);
  await worker.click('/watches');
  expect(worker.openWindow).toHaveBeenCalledWith('https://site.test/watches');
  await worker.click('/sailDetail?id=1');
  expect([focus.mock.calls.length, worker.openWindow.mock.calls.length]).toEqual([1, 1]);
});

it.each(['https://other.test/', '//other.test/', 'javascript:alert(1)'])('does not open %s', async (link) => {
  const worker = startWorker();
  await worker.click(link);
  expect(worker.openWindow).not.toHaveBeenCalled();
});
