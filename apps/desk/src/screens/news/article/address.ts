/** What changed in an article with one of its revisions; without a number with the last one. */
export function historyAddress(id: string, revision?: number): string {
  return `/news/history?id=${id}${revision === undefined ? '' : `&revision=${revision}`}`;
}
