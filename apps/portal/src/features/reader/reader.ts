import type { AuditInfo } from '@fairway/gateway/contract/company';
import type { Profile } from '@fairway/gateway/contract/user';
import { useReader as useSiteReader, type Visitor } from '@fairway/site';
import type { Permission } from '@fairway/trade';
import { usePermission, type Viewer } from '@fairway/ui';
import { roleNumber } from '@fairway/ui/access';

/** A logged-in user: with a name, or without one if the gateway could not return it. */
type Member =
  | { readonly kind: 'nameless' }
  | { readonly kind: 'member'; readonly id: string; readonly profile: Profile; readonly audit: AuditInfo };

/** The current user. */
export type Reader = Visitor | Member;

/** The current user; undefined until the first page is loaded. */
export function useReader(): Reader | undefined {
  return useSiteReader<Member>();
}

/** Returns the audit data of the reader's company or person; null for visitors and unidentified readers. */
export function useAudit(): AuditInfo | null {
  const reader = useReader();
  return reader?.kind === 'member' ? reader.audit : null;
}

const visitor: Viewer = { role: roleNumber.visitor, permissions: [] };
/** The gateway could not return the rights: the site hides nothing, and the gateway checks every call. */
const unknown: Viewer = { role: roleNumber.general, permissions: ['*'] };

/** A user's rights, as the gateway sends them with their profile. */
export function viewerOf(reader: Reader | undefined): Viewer {
  if (reader?.kind === 'member') return reader.profile;
  return reader?.kind === 'nameless' ? unknown : visitor;
}

/** Whether who reads holds a permission. */
export function useMay(permission: Permission): boolean {
  return usePermission({ permission }).open;
}
