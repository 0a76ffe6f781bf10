/** The page of one account. */
export function personAddress(id: string): string {
  return `/person?id=${id}`;
}
