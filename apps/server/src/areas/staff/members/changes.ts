import { type StaffRole, staffRoles } from '@fairway/gateway/contract/staffRole';
import type { AuditRecord } from '../../../services/audit/audit.ts';
import { inOrder } from '../rules.ts';
import type { StaffRow, updateStaff } from '../store.ts';

type Changed = Pick<StaffRow, 'roles' | 'blockedAt'>;

/** Returns what an admin changes of a staff member, `null` where nothing changes, or why it is refused. */
export type Change = (
  row: Changed,
) => (AuditRecord & { readonly set: Parameters<typeof updateStaff>[2] }) | null | 'staffChanged';

/** Whether a member may change the rights of others now. */
export function isAdmin(member: Changed | undefined): boolean {
  return member?.blockedAt === null && member.roles.includes('admin');
}

export const changes = {
  roles:
    (roles: readonly StaffRole[], seen: readonly StaffRole[]): Change =>
    (row) => {
      const next = inOrder(roles, staffRoles);
      if (next.join() === row.roles.join()) return null;
      if (inOrder(seen, staffRoles).join() !== row.roles.join()) return 'staffChanged';
      return {
        action: 'rolesChanged',
        before: { roles: row.roles },
        after: { roles: next },
        set: { roles: next },
      };
    },
  block:
    (now: Date): Change =>
    (row) =>
      row.blockedAt === null ? { action: 'staffBlocked', set: { blockedAt: now } } : null,
  unblock: (): Change => (row) =>
    row.blockedAt === null ? null : { action: 'staffUnblocked', set: { blockedAt: null } },
  /** Password, second factor and identity go; a member with none of them is only invited again. */
  reset: (): Change => () => ({
    action: 'staffReset',
    set: {
      ...{ passwordHash: null, totpSecret: null, totpStep: null, passwordUntil: null },
      ...{ oidcIssuer: null, oidcSubject: null },
    },
  }),
};
