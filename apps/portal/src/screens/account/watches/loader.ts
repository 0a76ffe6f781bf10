import { watch } from '@fairway/gateway/contract/watch';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { watches } from './address.ts';

const list = listLoader(watches, (query, send) => send(watch.selectPage, { query }));

export const { page, queryOf } = list;

export async function loader(args: LoaderArgs) {
  const [data] = await Promise.all([list.loader(args), args.loadWords('features/watch')]);
  return data;
}

export type WatchesData = Awaited<ReturnType<typeof loader>>;
