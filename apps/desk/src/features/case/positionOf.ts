import type { Listing } from '@fairway/gateway/contract/listing';
import type { SiteList } from '@fairway/site/list';
import type { OpenCase, QueueQuery } from './caseQueue.ts';

/** The position of a case in its queue. */
export interface CasePosition {
  /** Address of the queue without a case. */
  readonly back: string;
  /** Its position on the page of the queue; null if it is on another one. */
  readonly place: { readonly at: number; readonly total: number } | null;
  readonly previous: string | null;
  readonly next: string | null;
}

interface Row {
  readonly id: string;
  readonly waits: boolean;
}

/** The position of the open case on its page, and the addresses around it; from a case of another page, the first that waits here. */
export function positionOf<L extends Listing>(
  list: SiteList<L, OpenCase>,
  query: QueueQuery<L>,
  rows: readonly Row[],
): CasePosition {
  const at = rows.findIndex(({ id }) => id === query.open);
  const next = at < 0 ? rows.find(({ waits }) => waits) : rows[at + 1];
  const addressOf = (row: Row | undefined) =>
    row === undefined ? null : list.addressOf({ ...query, open: row.id });
  return {
    back: list.addressOf({ ...query, open: undefined }),
    place: at < 0 ? null : { at: at + 1, total: rows.length },
    previous: addressOf(rows[at - 1]),
    next: addressOf(next),
  };
}
