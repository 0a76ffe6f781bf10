import type { AuditInfo } from '@fairway/gateway/contract/company';
import type { Profile } from '@fairway/gateway/contract/user';

/** Who reads: a visitor, a member, or a member whose name the gateway could not tell just now. */
export type Reader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'nameless' }
  | { readonly kind: 'member'; readonly profile: Profile; readonly audit: AuditInfo };

export const visitor: Reader = { kind: 'visitor' };
