/** Returns a list passed by a site, without its gaps; empty if it is missing or no list. */
export function listOf<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items.filter((item) => item !== null && item !== undefined) : [];
}
