/** Returns the address of the changes in a revision of an article, by default its last one. */
export function historyAddress(id: string, revision?: number): string {
  return `/news/history?id=${id}${revision === undefined ? '' : `&revision=${revision}`}`;
}
