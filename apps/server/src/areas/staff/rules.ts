import type { StaffRole } from '@fairway/gateway/contract/staffRole';

/** A working day at the desk: the session ends ten hours after login, used or not. */
export const sessionSeconds = 36_000;
/** The time between password and code of a login; the first one includes setting up an app. */
export const ticketSeconds = 600;
/** Validity of an invitation: a member invited on a Friday finds it on Monday. */
export const invitationSeconds = 3 * 86_400;
/** Seconds for which an operator opens the desk to one person by password, if passwords are off. */
export const emergencySeconds = 3600;

/** Email addresses that differ only in case are equal. */
export function staffEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Returns the state of a staff member: blocked, invited but not joined, or active. */
export function stateOf(row: {
  readonly blockedAt: Date | null;
  readonly passwordHash: string | null;
  readonly oidcSubject: string | null;
}): 'invited' | 'active' | 'blocked' {
  if (row.blockedAt !== null) return 'blocked';
  return row.passwordHash === null && row.oidcSubject === null ? 'invited' : 'active';
}

/** Roles in one order, each once. */
export function inOrder(roles: readonly StaffRole[], all: readonly StaffRole[]): StaffRole[] {
  return all.filter((role) => roles.includes(role));
}
