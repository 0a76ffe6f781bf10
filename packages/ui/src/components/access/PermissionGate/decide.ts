/** Role numbers of the specification (point 6); 0 is a visitor who is not logged in. */
export const roleNumber = { visitor: 0, general: 1, vip: 2, invite: 3 } as const;

/** The user who views the page. */
export interface Viewer {
  /** 0 visitor, 1 general, 2 vip, 3 invite. */
  readonly role: number;
  /** Permissions of the account, such as `seat:assign`; `*` means everything, `seat:*` everything about seats. */
  readonly permissions: ReadonlyArray<string>;
}

/** The requirement of a part of the page; given both, both must hold. */
export interface Need {
  /** The least role number. */
  readonly role?: number;
  /** One of these is enough. */
  readonly permission?: string | readonly string[];
}

/** The step that would open a closed part. */
export type ClosedReason = 'login' | 'vip' | 'invite' | 'permission';

export type Decision = { readonly open: true } | { readonly open: false; readonly reason: ClosedReason };

/**
 * Decides whether a viewer may see or do something, and if not, what is missing. Malformed input closes. This only
 * spares people dead ends: the server decides again at every call.
 */
export function decidePermission(need: Need, viewer: Viewer): Decision {
  const role = typeof viewer.role === 'number' && viewer.role >= 0 ? viewer.role : roleNumber.visitor;
  if (need.role !== undefined && !(role >= need.role))
    return { open: false, reason: missingRole(need.role, role) };
  if (need.permission === undefined) return { open: true };

  const needed = typeof need.permission === 'string' ? [need.permission] : need.permission;
  const permissions = Array.isArray(viewer.permissions) ? viewer.permissions : [];
  if (needed.some((permission) => permissions.some((own) => covers(own, permission)))) return { open: true };
  return { open: false, reason: role === roleNumber.visitor ? 'login' : 'permission' };
}

/** Whether a granted permission, perhaps with wildcards, includes the needed one: `seat:*` includes `seat:assign`. */
export function covers(permission: string, needed: string): boolean {
  if (typeof permission !== 'string' || permission === '') return false;
  const own = permission.split(':');
  const parts = needed.split(':');
  const end = own.at(-1) === '*';
  if (end ? own.length > parts.length && own.some((part) => part !== '*') : own.length !== parts.length)
    return false;
  return own.every((part, index) => part === '*' || part === parts[index]);
}

function missingRole(needed: number, role: number): ClosedReason {
  if (role === roleNumber.visitor) return 'login';
  return needed > roleNumber.vip ? 'invite' : 'vip';
}
