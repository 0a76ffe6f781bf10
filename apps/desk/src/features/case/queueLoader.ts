import type { Send } from '@fairway/gateway';
import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import type { LoaderArgs } from '@fairway/site';
import { listLoader, type SiteList } from '@fairway/site/list';
import type { OpenCase } from './queueList.ts';

/** Reads the page of a queue that the address asks for, and the case that is open in it. */
export function queueLoader<L extends Listing, Found extends { readonly total: number }, Case>(
  list: SiteList<L, OpenCase>,
  fetchPage: (query: ListQuery<L>, send: Send) => Promise<Found>,
  fetchCase: (open: string, send: Send) => Promise<Case>,
) {
  const queue = listLoader(list, ({ open: _, ...query }, send) =>
    fetchPage(query as unknown as ListQuery<L>, send),
  );
  const loader = async (args: LoaderArgs) => {
    const { open: asked } = list.read(args.search, args.now());
    const [page, open] = await Promise.all([
      queue.loader(args),
      asked === undefined ? null : fetchCase(asked, args.send),
      args.loadWords('features/case'),
    ]);
    return { ...page, open };
  };
  return { ...queue, loader };
}
