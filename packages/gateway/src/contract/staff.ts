import * as v from 'valibot';
import { call } from './call.ts';
import { email } from './fields.ts';
import { filledText, id, instant } from './shapes.ts';
import { heldRoles } from './staffAuth.ts';
import { staffRoles } from './staffRole.ts';

/** `invited` and not there yet, `active`, `blocked`. */
export const staffState = v.picklist(['invited', 'active', 'blocked']);

export const staffMember = v.object({
  id,
  email: v.string(),
  name: v.string(),
  roles: heldRoles,
  state: staffState,
  /** When an invitation that waits ends; null without one. */
  invitedUntil: v.nullable(instant),
  /** When they last used the desk; null before the first time. */
  lastSeenAt: v.nullable(instant),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

/** At least one role, each once. */
const givenRoles = v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1), v.maxLength(staffRoles.length));

const refusals = ['notFound', 'staffSelf', 'staffChanged'] as const;

/** The staff, managed by admins. A change of a member's rights ends their session. */
export const staff = {
  selectAll: call({
    method: 'GET',
    path: '/desk/staff/selectAll',
    summary: 'Everybody of the staff, by name.',
    caller: 'staff:admin',
    data: v.object({ rows: v.array(staffMember) }),
  }),
  invite: call({
    method: 'POST',
    path: '/desk/staff/invite',
    summary: 'Invites somebody to the desk by a one-time link, sent by email.',
    caller: 'staff:admin',
    body: v.strictObject({ email, name: filledText(40), roles: givenRoles }),
    data: staffMember,
    refusals: ['staffEmailTaken'],
  }),
  setRoles: call({
    method: 'POST',
    path: '/desk/staff/setRoles',
    summary: 'Sets the roles that somebody of the staff holds, unless another admin changed them meanwhile.',
    caller: 'staff:admin',
    /** `seen`: the roles that the admin began with. */
    body: v.strictObject({ id, roles: givenRoles, seen: givenRoles }),
    data: staffMember,
    refusals,
  }),
  block: call({
    method: 'POST',
    path: '/desk/staff/block',
    summary: 'Blocks somebody of the staff: their session ends and they cannot log in.',
    caller: 'staff:admin',
    body: v.strictObject({ id }),
    data: staffMember,
    refusals,
  }),
  unblock: call({
    method: 'POST',
    path: '/desk/staff/unblock',
    summary: 'Lets somebody who was blocked log in again.',
    caller: 'staff:admin',
    body: v.strictObject({ id }),
    data: staffMember,
    refusals,
  }),
  reset: call({
    method: 'POST',
    path: '/desk/staff/reset',
    summary:
      "Takes somebody's password and second factor away and invites them anew; also repeats an invitation.",
    caller: 'staff:admin',
    body: v.strictObject({ id }),
    data: staffMember,
    refusals,
  }),
} as const;
