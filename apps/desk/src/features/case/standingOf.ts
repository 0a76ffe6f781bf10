import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { SiteList } from '@fairway/site/list';
import type { Standing } from './CaseHead.tsx';
import type { OpenCase } from './queueList.ts';

/** Where the open case stands among those of its page, and the ways on; from a case of another page, to the first of this one. */
export function standingOf<L extends Listing>(
  list: SiteList<L, OpenCase>,
  query: ListQuery<L> & OpenCase,
  cases: readonly string[],
): Standing {
  const at = cases.indexOf(query.open ?? '');
  const to = (open: string | undefined) => (open === undefined ? null : list.addressOf({ ...query, open }));
  return {
    back: list.addressOf({ ...query, open: undefined }),
    place: at < 0 ? null : { at: at + 1, total: cases.length },
    previous: to(cases[at - 1]),
    next: to(cases[at + 1]),
  };
}
