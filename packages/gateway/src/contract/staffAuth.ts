import * as v from 'valibot';
import { session } from './auth.ts';
import { call } from './call.ts';
import { email, givenPassword, sixDigitCode } from './fields.ts';
import { id, instant, nothing, text } from './shapes.ts';
import { staffRoles } from './staffRole.ts';

/** Which roles somebody holds. */
export const heldRoles = v.array(v.picklist(staffRoles));

/** A password that staff choose: long rather than mixed, and not a few characters over and over. */
export const staffPassword = v.pipe(
  v.string(),
  v.minLength(12),
  v.maxLength(200),
  v.check((password) => new Set(password).size >= 5, 'staffPassword'),
);

/** The person who is logged in at the desk. */
export const staffSelf = v.object({ id, name: v.string(), email: v.string(), roles: heldRoles });
export type StaffSelf = v.InferOutput<typeof staffSelf>;

/** A second factor to enrol: the secret as people type it, and what a QR for their app holds. */
export const enrolment = v.object({ secret: v.string(), uri: v.string() });
export type Enrolment = v.InferOutput<typeof enrolment>;

/** The secret part of a one-time link; it travels in bodies and never in an address that is logged. */
const link = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** How staff log in: password, then a code of their authenticator app. */
export const staffAuth = {
  startLogin: call({
    method: 'POST',
    path: '/desk/auth/startLogin',
    summary:
      'First step of a staff login: email and password; with what to enrol where there is no second factor yet.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ email, password: givenPassword }),
    data: v.object({ ticket: v.string(), expiresAt: instant, enrolment: v.nullable(enrolment) }),
    refusals: ['staffPasswordWrong', 'staffLoginWait', 'staffBlocked'],
  }),
  finishLogin: call({
    method: 'POST',
    path: '/desk/auth/finishLogin',
    summary: 'Second step of a staff login: the code of the authenticator app; opens the session.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ ticket: text(200), code: sixDigitCode }),
    data: session,
    refusals: ['staffCodeWrong', 'staffLoginLate', 'staffLoginWait'],
  }),
  logout: call({
    method: 'POST',
    path: '/desk/auth/logout',
    summary: 'Ends the staff session that sends it.',
    caller: 'staff',
    data: nothing,
  }),
  selectSelf: call({
    method: 'GET',
    path: '/desk/auth/selectSelf',
    summary: 'Who is logged in at the desk, with their roles.',
    caller: 'staff',
    data: staffSelf,
  }),
  openInvitation: call({
    method: 'POST',
    path: '/desk/auth/openInvitation',
    summary: 'Whom a one-time link invites, and until when.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ link }),
    data: v.object({ email: v.string(), name: v.string(), expiresAt: instant }),
    refusals: ['invitationOver'],
  }),
  acceptInvitation: call({
    method: 'POST',
    path: '/desk/auth/acceptInvitation',
    summary: 'Takes up an invitation by choosing a password; the link is spent.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ link, password: staffPassword }),
    data: v.object({ email: v.string() }),
    refusals: ['invitationOver'],
  }),
} as const;
