/** The part of `Storage` that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'fairway.draft.';

/**
 * Returns the values typed before, for the fields of `initial` whose kind of value matches; nothing when storage is
 * empty, refused or broken.
 */
export function readDraft(
  storage: DraftStorage | undefined,
  key: string,
  initial: Readonly<Record<string, unknown>>,
): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(prefix + key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(
      Object.entries(stored).filter(
        ([name, value]) => Object.hasOwn(initial, name) && sameKind(initial[name], value),
      ),
    );
  } catch {
    return new Map();
  }
}

/** A draft of an older version, or one that was tampered with, must not put a number where text belongs. */
export function sameKind(initial: unknown, value: unknown): boolean {
  if (initial === null || value === null) return true;
  return typeof initial === typeof value && Array.isArray(initial) === Array.isArray(value);
}

/** Stores the typed values in this tab. An empty draft is removed. */
export function writeDraft(
  storage: DraftStorage | undefined,
  key: string,
  values: ReadonlyMap<string, unknown>,
): void {
  try {
    if (values.size === 0) storage?.removeItem(prefix + key);
    else storage?.setItem(prefix + key, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Storage is full or refused: the form works on, without a draft.
  }
}

/** The tab's storage, or undefined if it is unavailable. */
export function tabStorage(): DraftStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
