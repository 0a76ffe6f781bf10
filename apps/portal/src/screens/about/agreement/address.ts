import type { DocumentType } from './documents.ts';

/** Returns the address of a document; links open it in a new tab, so that the form stays open. */
export function agreementAddress({ type }: { type: DocumentType }): string {
  return `/agreement?type=${type}`;
}
