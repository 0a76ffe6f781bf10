import { useId, useSyncExternalStore } from 'react';

/** Answers of this page, which last where storage is blocked. */
const answers = new Map<string, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(key: string): boolean | null {
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : text === 'true';
  } catch {
    return null;
  }
}

/**
 * A choice of yes or no that the browser remembers under a key; null before anybody chose. Without a key, or where storage is
 * blocked, it lasts as long as the page.
 */
export function useStoredFlag(key: string | undefined) {
  const id = useId();
  const name = key ?? id;
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  const choose = (next: boolean) => {
    answers.set(name, next);
    try {
      if (key !== undefined) localStorage.setItem(key, String(next));
    } catch {
      // The answer of this page is enough.
    }
    for (const listener of listeners) listener();
  };
  return [value, choose] as const;
}
