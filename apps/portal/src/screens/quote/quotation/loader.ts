import type { LoaderArgs } from '@fairway/site';
import { openQuotation } from '../../../calls/quotation.ts';
import { linkIn } from './address.ts';

/** Reads the quotation of a link; null without a link, and for an unknown one. */
export async function loader({ search, send }: LoaderArgs) {
  const link = linkIn(search.get('link'));
  return { link, quote: link === null ? null : await openQuotation(send, link) };
}

export function queryOf(search: URLSearchParams): string {
  const link = linkIn(search.get('link'));
  return link === null ? '' : `link=${link}`;
}
