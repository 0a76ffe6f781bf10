import { quotation } from '@fairway/gateway/contract/quote';
import { listLoader } from '@fairway/site/list';
import { quotes } from './address.ts';

export const { page, loader, queryOf } = listLoader(quotes, (query, send) =>
  send(quotation.selectPage, { query }),
);

export type QuotesData = Awaited<ReturnType<typeof loader>>;
