import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { certificationListing } from '@fairway/gateway/contract/listings/certifications';
import type { LoaderArgs } from '@fairway/site';

/** The queue and the case that is open in it. */
export async function loader({ search, send, loadWords }: LoaderArgs) {
  const query = readListing(certificationListing, search);
  const id = search.get('id');
  const [found, open] = await Promise.all([
    send(certificationReview.selectPage, { query }),
    id === null ? null : send(certificationReview.selectCase, { query: { id } }),
    loadWords('features/case'),
  ]);
  return { query, found, open };
}
