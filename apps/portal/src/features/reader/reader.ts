import type { AuditInfo } from '@fairway/gateway/contract/company';
import type { Profile } from '@fairway/gateway/contract/user';
import { useReader as useSiteReader, type Visitor } from '@fairway/site';

/** Somebody who is logged in: by name, or without one where the gateway could not tell it just now. */
type Member =
  | { readonly kind: 'nameless' }
  | { readonly kind: 'member'; readonly profile: Profile; readonly audit: AuditInfo };

/** Who reads. */
export type Reader = Visitor | Member;

/** Who reads; undefined until the first page is here. */
export function useReader(): Reader | undefined {
  return useSiteReader<Member>();
}

/** What is known of the company or the person who reads; null of visitors and of who could not be named. */
export function useAudit(): AuditInfo | null {
  const reader = useReader();
  return reader?.kind === 'member' ? reader.audit : null;
}
