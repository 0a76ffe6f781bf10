import type { CertificationCase } from '@fairway/gateway/contract/certificationReview';

/** What the reviewer is looking at, as a decision names it. */
export function seenOf({ revision, first }: Pick<CertificationCase, 'revision' | 'first'>) {
  return { revision, firstId: first?.id ?? null };
}
