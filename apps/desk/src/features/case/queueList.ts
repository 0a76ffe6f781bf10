import type { Listing } from '@fairway/gateway/contract/listing';
import { type SiteList, siteList } from '@fairway/site/list';

/** The case that is open beside its queue, by its number or id. */
export interface OpenCase {
  readonly open?: string | undefined;
}

export interface QueueOptions<L extends Listing> {
  readonly path: string;
  readonly listing: L;
  /** What names the open case in the address. */
  readonly open: string;
  /** The filter that divides the queue. */
  readonly tab?: keyof L['filters'] & string;
}

/** A queue with the case that is open in it, from the address. */
export function queueList<const L extends Listing>(options: QueueOptions<L>): SiteList<L, OpenCase> {
  const { open: name, ...rest } = options;
  return siteList<L, OpenCase>({
    ...rest,
    scope: {
      read: (params) => ({ open: params.get(name) || undefined }),
      write: ({ open }) => ({ [name]: open }),
    },
  });
}
