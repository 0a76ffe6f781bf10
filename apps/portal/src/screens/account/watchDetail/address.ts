/** Address of one watch. */
export function watchDetailAddress({ id }: { readonly id: string }): string {
  return `/watches/detail?id=${id}`;
}
