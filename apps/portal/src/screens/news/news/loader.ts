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

/** Reads a page of the news, the prices too for news about fuel, and the article that is open next to the list. */
export async function loader(args: LoaderArgs) {
  const { grade, days, categoryId, id } = newsList.read(args.search, args.now());
  const [loadedList, fuel, opened] = await Promise.all([
    list.loader(args),
    categoryId === fuelCategory ? args.send(fuelPrice.selectHistory, { query: { grade, days } }) : null,
    id === undefined ? null : readBeside(id, args.send),
  ]);
  return { ...loadedList, fuel, opened };
}

/** Reads an article to open next to the list; a deleted one leaves the list alone. */
async function readBeside(id: string, send: LoaderArgs['send']) {
  try {
    return await send(news.detail, { query: { id } });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.codeName !== 'notFound') throw error;
    return null;
  }
}

export type NewsData = Awaited<ReturnType<typeof loader>>;
