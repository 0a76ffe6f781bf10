import { readListing } from '@fairway/gateway/contract/listAddress';
import { transferListing } from '@fairway/gateway/contract/listings/transfers';
import { transferReview } from '@fairway/gateway/contract/transferReview';
import type { LoaderArgs } from '@fairway/site';

/** The queue and the case that is open in it. */
export async function loader({ search, send, loadWords }: LoaderArgs) {
  const query = readListing(transferListing, search);
  const orderNo = search.get('orderNo');
  const [found, open] = await Promise.all([
    send(transferReview.selectPage, { query }),
    orderNo === null ? null : send(transferReview.selectCase, { query: { orderNo } }),
    loadWords('features/case'),
  ]);
  return { query, found, open };
}
