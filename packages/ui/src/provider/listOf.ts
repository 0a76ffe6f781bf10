/** A list that a site handed in, without its gaps; empty where it handed in nothing or something else. */
export function listOf<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items.filter((item) => item !== null && item !== undefined) : [];
}
