import type { LoaderArgs } from '@fairway/site';
import { openQuotation } from '../../../calls/quotation.ts';
import { quotationAddress, readLink } from './address.ts';

/** Reads the quotation of a link; null without a link, and for one that opens nothing. */
export async function loader({ search, send }: LoaderArgs) {
  const link = readLink(search);
  return { link, quote: link === null ? null : await openQuotation(send, link) };
}

export function queryOf(search: URLSearchParams): string {
  const link = readLink(search);
  return link === null ? '' : (quotationAddress({ link }).split('?')[1] ?? '');
}

export type QuotationData = Awaited<ReturnType<typeof loader>>;
