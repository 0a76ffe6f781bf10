import { writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { certificationListing } from '@fairway/gateway/contract/listings/certifications';

export type CertificationQuery = ListQuery<typeof certificationListing>;

/** The queue, with one of its cases open beside it. */
export function certificationsAddress(query: CertificationQuery, id: string | null): string {
  const params = writeListing(certificationListing, query);
  if (id !== null) params.set('id', id);
  const search = params.toString();
  return search ? `/certifications?${search}` : '/certifications';
}
