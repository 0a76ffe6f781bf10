/** Address of one quotation, for its sender. */
export function quoteDetailAddress({ id }: { readonly id: string }): string {
  return `/quotes/detail?id=${id}`;
}
