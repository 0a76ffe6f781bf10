import { type Call, isForStaff, permissionOf, rolesFor } from '@fairway/gateway/contract/call';
import type { TransportCode } from '@fairway/gateway/contract/codes';
import { accountType, holds } from '@fairway/trade';
import type { Caller, Staff } from './caller.ts';

/**
 * Returns null when a caller may send a call, otherwise the code to refuse with. `signed`: whether a known key signed
 * the request. Pure, so that a table test covers every combination.
 */
export function refusalFor(needed: Call['caller'], caller: Caller, signed: boolean): TransportCode | null {
  if (needed === 'anyone') return null;
  if (needed === 'visitor') return signed ? null : 'signatureInvalid';
  // A member's session is bound to a key, so a member is always signed.
  if (caller.kind === 'visitor') return 'sessionRequired';
  if (caller.kind === 'staff') return staffRefusalFor(needed, caller);
  // The staff have separate sessions; a session of the portal gives no access there.
  if (isForStaff({ caller: needed })) return 'sessionRequired';
  const permission = permissionOf(needed);
  if (permission === null || holds(caller.rights.permissions, permission)) return null;
  return caller.accountType === accountType.companySubAccount ? 'subAccountNotAllowed' : 'notAllowed';
}

/** Staff may send the calls that their roles allow, and none of the portal's. */
function staffRefusalFor(needed: Call['caller'], { roles }: Staff): TransportCode | null {
  if (needed === 'staff') return null;
  return rolesFor({ caller: needed }).some((role) => roles.includes(role)) ? null : 'roleMissing';
}
