/** Address of an article. */
export function newsDetailAddress(id: string): string {
  return `/newsDetail?${new URLSearchParams({ id })}`;
}
