/** Tells whether the line was lost at any time since this page was loaded, as the browser says it. */
export function watchLine(browser: EventTarget): () => boolean {
  let lost = false;
  browser.addEventListener('offline', () => {
    lost = true;
  });
  return () => lost;
}

/** Of this page; a server has no line of its own to lose. */
export const lineWasLost = typeof window === 'undefined' ? () => false : watchLine(window);
