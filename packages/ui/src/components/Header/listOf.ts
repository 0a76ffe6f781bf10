/** A list that a site handed in; empty where it handed in nothing or something else. */
export function listOf<Item>(given: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(given) ? (given as readonly Item[]) : [];
}
