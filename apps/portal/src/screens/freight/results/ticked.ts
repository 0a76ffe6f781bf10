import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readIds } from '../compare/address.ts';
import type { Ticks } from './CompareTick.tsx';

const storageKey = 'fairway.ticked-sailings';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let last: { readonly list: string; readonly ids: readonly string[] } | undefined;

/** Reads the stored ticks of a list, which may come from another release or be invalid. */
export function readTicked(text: string | null, list: string): readonly string[] {
  const [storedList, ids = ''] = (text ?? '').split(' ');
  return storedList === list ? readIds(ids) : none;
}

function current(list: string): readonly string[] {
  if (last?.list === list) return last.ids;
  let ids = none;
  try {
    ids = readTicked(sessionStorage.getItem(storageKey), list);
  } catch {
    // Stored for this page only.
  }
  last = { list, ids };
  return ids;
}

function store(list: string, ids: readonly string[]): void {
  last = { list, ids };
  try {
    sessionStorage.setItem(storageKey, `${list} ${ids.join('.')}`);
  } catch {
    // Stored for this page only.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ticks of a list, which a return to it finds again. The list is a route and week, without spaces. */
export function useTicks(list: string): Ticks {
  const ids = useSyncExternalStore(
    subscribe,
    useCallback(() => current(list), [list]),
    () => none,
  );
  return useMemo(
    () => ({
      ids,
      toggle: (id, on) => store(list, on ? [...ids, id] : ids.filter((each) => each !== id)),
    }),
    [ids, list],
  );
}
