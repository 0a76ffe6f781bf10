import type { KeyStore, SigningKey } from './key.ts';

/** Keeps the key for as long as the program runs: tests, servers, private windows without storage. */
export function memoryKeyStore(): KeyStore {
  let current: SigningKey | null = null;
  return {
    load: async () => current,
    save: async (key) => {
      current = key;
    },
    clear: async () => {
      current = null;
    },
    alone: (run) => run(),
  };
}

const table = 'keys';
const slot = 'current';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  return settled(request);
}

/**
 * Keeps the key in IndexedDB, where it survives reloads and all tabs share it, still unreadable for scripts.
 * Falls back to memory where the browser forbids storage.
 */
export function indexedDbKeyStore(name = 'fairway-gateway'): KeyStore {
  const memory = memoryKeyStore();
  let database: Promise<IDBDatabase> | undefined;
  const rows = async (mode: IDBTransactionMode) => {
    database ??= open(name);
    return (await database).transaction(table, mode).objectStore(table);
  };
  return {
    load: async () => {
      try {
        const stored = await settled<SigningKey | undefined>((await rows('readonly')).get(slot));
        return stored ?? (await memory.load());
      } catch {
        return memory.load();
      }
    },
    save: async (key) => {
      try {
        await settled((await rows('readwrite')).put(key, slot));
      } catch {
        await memory.save(key);
      }
    },
    clear: async () => {
      await memory.clear();
      try {
        await settled((await rows('readwrite')).delete(slot));
      } catch {
        // Nothing was stored where storage is forbidden.
      }
    },
    alone: (run) => (globalThis.navigator?.locks ? navigator.locks.request(name, async () => run()) : run()),
  };
}
