import type { DocumentType } from './documents.ts';

/** Address of a document; links open it in a new tab, beside what the reader is about to agree to. */
export function agreementAddress({ type }: { type: DocumentType }): string {
  return `/agreement?type=${type}`;
}
