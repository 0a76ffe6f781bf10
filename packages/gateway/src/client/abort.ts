/** A signal that ends after `ms` or with the caller's own, and which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  ended(): 'timeout' | 'cancelled' | null;
  /** Milliseconds left. */
  remaining(): number;
  /** Frees the timer. */
  done(): void;
}

export function deadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let why: 'timeout' | 'cancelled' | null = null;
  const end = (reason: 'timeout' | 'cancelled') => {
    why ??= reason;
    controller.abort();
  };
  const endsAt = performance.now() + ms;
  const timer = setTimeout(end, ms, 'timeout');
  const cancel = () => end('cancelled');
  if (caller?.aborted) cancel();
  else caller?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    ended: () => why,
    remaining: () => endsAt - performance.now(),
    done() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}

/** Returns the promise's result, unless the signal ends first. The work itself continues for other waiting callers. */
export function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Waits, unless the signal ends first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return until(waited, signal).finally(() => clearTimeout(timer));
}
