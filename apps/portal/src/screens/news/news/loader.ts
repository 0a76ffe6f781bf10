import { fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { news } from '@fairway/gateway/contract/news';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { fuelCategory, newsList } from './address.ts';

const list = listLoader(newsList, ({ grade: _, days: __, ...query }, send) =>
  send(news.selectPage, { query }),
);
export const { page, queryOf } = list;

/** Reads a page of the news, and of the news about fuel the prices as well. */
export async function loader(args: LoaderArgs) {
  const { grade, days, categoryId } = newsList.read(args.search, args.now());
  const [{ query, found }, fuel] = await Promise.all([
    list.loader(args),
    categoryId === fuelCategory ? args.send(fuelPrice.selectHistory, { query: { grade, days } }) : null,
  ]);
  return { query, found, fuel };
}

export type NewsData = Awaited<ReturnType<typeof loader>>;
