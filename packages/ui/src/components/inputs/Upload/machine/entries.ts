import type { UploadedFile } from '../types.ts';

/** One place in a field: a picture the server has, one on its way, or one on its way that will replace another. */
export interface Entry {
  readonly key: string;
  readonly file: UploadedFile | null;
  /** The job that brought `file`, so that it is shown from memory and known again. */
  readonly from: number | null;
  /** The job under way, failed ones included. */
  readonly job: number | null;
}

export function filesOf(entries: readonly Entry[]): readonly UploadedFile[] {
  return entries.flatMap(({ file }) => (file ? [file] : []));
}

/** A place for a picture that came from elsewhere. */
export function entryOf(file: UploadedFile): Entry {
  return { key: `file-${file.id}`, file, from: null, job: null };
}

/**
 * Entries in the order of the owner's value: its files take the places of files, new ones follow, and pictures that are
 * uploading keep their places.
 */
export function arrange(entries: readonly Entry[], value: readonly UploadedFile[]): readonly Entry[] {
  const files = [...new Map(value.filter(Boolean).map((file) => [file.id, file])).values()];
  const known = new Map(entries.flatMap((entry) => (entry.file ? [[entry.file.id, entry] as const] : [])));
  const queue = files.map((file) => ({ ...(known.get(file.id) ?? entryOf(file)), file }));
  const remainingIds = new Set(files.map(({ id }) => id));
  const arranged: Entry[] = [];
  for (const entry of entries) {
    if (!entry.file) arranged.push(entry);
    else if (remainingIds.has(entry.file.id)) arranged.push(...queue.splice(0, 1));
    // The replacement of a picture that the owner removed continues, in its place.
    else if (entry.job !== null) arranged.push({ ...entry, file: null, from: null });
  }
  return [...arranged, ...queue];
}

/** The place of `key` taken to `to`, counted from 0. */
export function moveEntry<Row extends { readonly key: string }>(
  entries: readonly Row[],
  key: string,
  to: number,
): readonly Row[] {
  const from = entries.findIndex((entry) => entry.key === key);
  const place = Math.min(Math.max(to, 0), entries.length - 1);
  const moved = entries[from];
  if (!moved || place === from) return entries;
  const rest = entries.filter((entry) => entry !== moved);
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}

/** The entry that takes focus when `key` is removed: the next one, else the previous one, else null. */
export function keyAfter(entries: readonly Pick<Entry, 'key'>[], key: string): string | null {
  const at = entries.findIndex((entry) => entry.key === key);
  return (entries[at + 1] ?? entries[at - 1])?.key ?? null;
}

/** Whether the result of a sender is a file stored on the server. */
export function isUploaded(answer: unknown): answer is UploadedFile {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return false;
  return typeof answer.id === 'string' && answer.id !== '';
}
