import type { CertificationCase } from '@fairway/gateway/contract/certificationReview';

/** The state that the reviewer sees, as sent with a decision. */
export function seenOf({ revision, first }: Pick<CertificationCase, 'revision' | 'first'>) {
  return { revision, firstId: first?.id ?? null };
}
