import { deadlineIn, secondsLeft, untilNextSecond } from './cooldown.ts';

export interface Cooldown {
  /** Whole seconds left; 0 when ready. */
  seconds(): number;
  /** Whether one was started before, also when it is over. */
  started(): boolean;
  /** Starts, or restarts, for the given seconds; the server's value replaces a running count. */
  start(seconds: number): void;
  /** Calls back whenever `seconds` changes, also when another tab starts the count. */
  subscribe(listener: () => void): () => void;
}

/** Deadlines by key for browsers that refuse to store. */
const memory = new Map<string, number>();

/** Everyone in this tab who watches a key: the `storage` event only reaches other tabs. */
const watchers = new Map<string, Set<() => void>>();

/** A count-down whose deadline lives in localStorage under `key`, so that reloads and other tabs share it. */
export function createCooldown(key: string): Cooldown {
  let seconds = secondsLeft(read(key), Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const refresh = () => {
    clearTimeout(timer);
    const deadline = read(key);
    const now = Date.now();
    const wait = untilNextSecond(deadline, now);
    if (wait !== null && listeners.size > 0) timer = setTimeout(refresh, wait);
    const next = secondsLeft(deadline, now);
    if (next === seconds) return;
    seconds = next;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) refresh();
  };

  return {
    seconds: () => seconds,
    started: () => read(key) > 0,
    start: (duration) => {
      write(key, deadlineIn(duration, Date.now()));
      refresh();
      for (const watcher of watchers.get(key) ?? []) watcher();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        watch(key, refresh);
        globalThis.addEventListener?.('storage', onStorage);
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        watchers.get(key)?.delete(refresh);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

function watch(key: string, refresh: () => void): void {
  const here = watchers.get(key) ?? new Set();
  watchers.set(key, here.add(refresh));
}

function read(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || (memory.get(key) ?? 0);
  } catch {
    return memory.get(key) ?? 0;
  }
}

function write(key: string, deadline: number): void {
  try {
    forgetPassed(Date.now());
    localStorage.setItem(key, String(deadline));
    memory.delete(key);
  } catch {
    // Storage is full or refused: the count then lives as long as the page.
    memory.set(key, deadline);
  }
}

/** Deadlines of other targets that have passed are of no use and would pile up. */
function forgetPassed(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('fairway.cooldown.') && secondsLeft(Number(localStorage.getItem(key)), now) === 0) {
      localStorage.removeItem(key);
    }
  }
}
