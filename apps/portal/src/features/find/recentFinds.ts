/** An item that was opened from the global search, as the browser stores it. */
export interface RecentFind {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** A path of this site. */
  readonly href: string;
}

const storageKey = 'fairway.recent-finds';
const mostFinds = 6;
const fields = ['key', 'name', 'note', 'href'] as const;

// Storage may contain data of another release, or arbitrary data: a link in it must not leave the site.
function isFind(value: unknown): value is RecentFind {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return fields.every((field) => typeof entry[field] === 'string') && /^\/(?![/\\])/.test(String(entry.href));
}

/** Returns the items opened last, newest first. */
export function recentFinds(): RecentFind[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isFind).slice(0, mostFinds) : [];
  } catch {
    return [];
  }
}

/** Puts an item at the front of the recently opened ones. */
export function rememberFind({ key, name, note, href }: RecentFind): void {
  const others = recentFinds().filter((each) => each.key !== key);
  write([{ key, name, note, href }, ...others].slice(0, mostFinds));
}

/** Forgets the recently opened items. */
export function forgetFinds(): void {
  write([]);
}

function write(finds: readonly RecentFind[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(finds));
  } catch {
    // Without storage, nothing is stored and the search still works.
  }
}
