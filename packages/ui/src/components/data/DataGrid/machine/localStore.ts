/** Keeps a value: in the browser, in an account. `load` returns the same object until it changes. */
export interface ValueStore<Value> {
  readonly load: () => Value;
  readonly save: (value: Value) => void;
  /** Calls back after every change, from elsewhere too; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A value in the browser's storage under `key`, shared by its tabs. If storage is blocked or full, it lasts as long as
 * the page. `empty` removes it.
 */
export function createLocalStore<Value>(
  key: string,
  read: (stored: unknown) => Value,
  empty: Value,
  storage: () => LocalStorage = () => localStorage,
): ValueStore<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;

  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    value = null;
    changed();
  };
  return {
    load() {
      value ??= attempt(() => read(JSON.parse(storage().getItem(key) ?? 'null'))) ?? empty;
      return value;
    },
    save(next) {
      value = next;
      attempt(() =>
        next === empty ? storage().removeItem(key) : storage().setItem(key, JSON.stringify(next)),
      );
      changed();
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
