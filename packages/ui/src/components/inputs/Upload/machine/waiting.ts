/** Resolves after so many ms; rejects with the signal's reason as soon as that is given up. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return heeding(signal, (resolve) => {
    const timer = setTimeout(resolve, ms);
    return () => clearTimeout(timer);
  });
}

/** Resolves as soon as the browser reports that it is online. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return heeding(signal, (resolve) => {
    addEventListener('online', resolve);
    return () => removeEventListener('online', resolve);
  });
}

/** Resolves as soon as the page is visible. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  if (typeof document === 'undefined' || !document.hidden) return Promise.resolve();
  return heeding(signal, (resolve) => {
    const look = () => {
      if (!document.hidden) resolve();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
}

/** A promise that rejects when its signal aborts, even if the awaited work never settles. */
export function until<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function heeding(signal: AbortSignal, begin: (resolve: () => void) => () => void): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason);
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = begin(resolve);
  });
  return until(work, signal).finally(end);
}
