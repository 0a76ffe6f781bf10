/** Reports whether the browser was offline at any time since this page was loaded. */
export function watchConnection(browser: EventTarget): () => boolean {
  let lost = false;
  browser.addEventListener('offline', () => {
    lost = true;
  });
  return () => lost;
}

/** For this page; a server has no connection to lose. */
export const wasOffline = typeof window === 'undefined' ? () => false : watchConnection(window);
