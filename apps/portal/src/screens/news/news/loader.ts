import { GatewayError } from '@fairway/gateway';
import { fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { news } from '@fairway/gateway/contract/news';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { fuelCategory, newsList } from './address.ts';

const list = listLoader(newsList, ({ grade: _, days: __, id: ___, ...query }, send) =>
  send(news.selectPage, { query }),
);
export const { page, queryOf } = list;

/** Reads a page of the news, of the news about fuel the prices as well, and what is read beside them. */
export async function loader(args: LoaderArgs) {
  const { grade, days, categoryId, id } = newsList.read(args.search, args.now());
  const [loadedList, fuel, opened] = await Promise.all([
    list.loader(args),
    categoryId === fuelCategory ? args.send(fuelPrice.selectHistory, { query: { grade, days } }) : null,
    id === undefined ? null : readBeside(id, args.send),
  ]);
  return { ...loadedList, fuel, opened };
}

/** An article to be read beside the list; one that is gone leaves the list alone. */
async function readBeside(id: string, send: LoaderArgs['send']) {
  try {
    return await send(news.detail, { query: { id } });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.codeName !== 'notFound') throw error;
    return null;
  }
}

export type NewsData = Awaited<ReturnType<typeof loader>>;
