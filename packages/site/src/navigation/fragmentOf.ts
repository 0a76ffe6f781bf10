/** The part of a page that an address names after its `#`, as `article-42`; empty where it names none or cannot be read. */
export function fragmentOf({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Cut off in the middle of a letter, as `#%E7%AC`.
    return '';
  }
}
