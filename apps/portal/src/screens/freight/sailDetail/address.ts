/** Address of one sailing. */
export function sailDetailAddress({ id }: { id: string }): string {
  return `/sailDetail?id=${id}`;
}
