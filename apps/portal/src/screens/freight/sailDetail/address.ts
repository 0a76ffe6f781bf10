/** Address of one sailing; `asOf` also shows it as it was on an earlier day. */
export function sailDetailAddress({ id, asOf }: { id: string; asOf?: string }): string {
  return `/sailDetail?id=${id}${asOf ? `&asOf=${asOf}` : ''}`;
}
