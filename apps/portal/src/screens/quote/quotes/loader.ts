import { quotation } from '@fairway/gateway/contract/quote';
import type { LoaderArgs } from '@fairway/site';
import { listLoader } from '@fairway/site/list';
import { quotes } from './address.ts';

const list = listLoader(quotes, (query, send) => send(quotation.selectPage, { query }));

export const { page, queryOf } = list;

export async function loader(args: LoaderArgs) {
  const [data] = await Promise.all([list.loader(args), args.loadWords('features/quote')]);
  return data;
}

export type QuotesData = Awaited<ReturnType<typeof loader>>;
