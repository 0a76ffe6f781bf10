/** A store for unfinished uploads, so that they resume after a reload. */
export interface ResumeStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

interface Note {
  readonly value: string;
  readonly at: number;
}

const place = 'fairway.uploads';
/** Servers drop unfinished uploads after days; older notes only take space. */
const longest = 7 * 86_400_000;
const mostNotes = 50;

/**
 * Notes in the browser's `localStorage`, for 7 days and at most 50 of them. Without `localStorage`, or where it is full,
 * uploads still resume as long as the page is open.
 */
export function createResumeStore(storage: () => Storage = () => localStorage, now = Date.now): ResumeStore {
  let notes: Readonly<Record<string, Note>> = {};
  const load = () => {
    try {
      notes = notesIn(JSON.parse(storage().getItem(place) ?? '{}'));
    } catch {
      // A private window refuses; what this page has noted still counts.
    }
    return notes;
  };
  const store = (next: readonly (readonly [string, Note])[]) => {
    const fresh = next.filter(([, { at }]) => now() - at < longest).slice(-mostNotes);
    notes = Object.fromEntries(fresh);
    try {
      storage().setItem(place, JSON.stringify(notes));
    } catch {
      // As above.
    }
  };
  const others = (key: string) => Object.entries(load()).filter(([name]) => name !== key);
  return {
    read: (key) => load()[key]?.value ?? null,
    write: (key, value) => store([...others(key), [key, { value, at: now() }]]),
    remove: (key) => store(others(key)),
  };
}

/** Other code of the origin may have written anything. */
function notesIn(read: unknown): Readonly<Record<string, Note>> {
  if (typeof read !== 'object' || read === null) return {};
  const isNote = (note: unknown): note is Note =>
    typeof note === 'object' &&
    note !== null &&
    typeof (note as Note).value === 'string' &&
    typeof (note as Note).at === 'number';
  return Object.fromEntries(Object.entries(read).filter(([, note]) => isNote(note)));
}

/** The identity of a chosen file at one address: after a reload the same file is chosen again. */
export function resumeKey(address: string, { name, size, type, lastModified }: File): string {
  return JSON.stringify([address, name, size, type, lastModified]);
}
