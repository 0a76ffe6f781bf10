import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { intentionListing } from '@fairway/gateway/contract/listings/intentions';
import type { LoaderArgs } from '@fairway/site';

/** The queue and the intention that is open in it. */
export async function loader({ search, send, loadWords }: LoaderArgs) {
  const query = readListing(intentionListing, search);
  const intentionNo = search.get('intentionNo');
  const [found, open] = await Promise.all([
    send(insuranceDesk.selectPage, { query }),
    intentionNo === null ? null : send(insuranceDesk.selectCase, { query: { intentionNo } }),
    loadWords('features/case'),
  ]);
  return { query, found, open };
}
