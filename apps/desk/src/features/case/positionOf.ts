import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { SiteList } from '@fairway/site/list';
import type { CasePosition } from './CaseHead.tsx';
import type { OpenCase } from './queueList.ts';

/** The place of the open case on its page, and the addresses around it; from a case of another page, the first of this one. */
export function positionOf<L extends Listing>(
  list: SiteList<L, OpenCase>,
  query: ListQuery<L> & OpenCase,
  cases: readonly string[],
): CasePosition {
  const at = cases.indexOf(query.open ?? '');
  const to = (open: string | undefined) => (open === undefined ? null : list.addressOf({ ...query, open }));
  return {
    back: list.addressOf({ ...query, open: undefined }),
    place: at < 0 ? null : { at: at + 1, total: cases.length },
    previous: to(cases[at - 1]),
    next: to(cases[at + 1]),
  };
}
