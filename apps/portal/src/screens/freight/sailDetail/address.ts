export interface SailDetailQuery {
  readonly id: string;
  /** Also shows the sailing as it was on an earlier day. */
  readonly asOf?: string;
  /** Plans the sailing for cargo that is ready on this day and so many working days on the road. */
  readonly ready?: string;
  readonly inlandDays?: string;
}

/** Address of one sailing. */
export function sailDetailAddress({ id, ...query }: SailDetailQuery): string {
  const more = Object.entries(query).flatMap(([name, value]) => (value ? `&${name}=${value}` : []));
  return `/sailDetail?id=${id}${more.join('')}`;
}
