import * as v from 'valibot';
import { session } from './auth.ts';
import { call } from './call.ts';
import { email, givenPassword, sixDigitCode } from './fields.ts';
import { id, instant, nothing, text } from './shapes.ts';
import { staffRoles } from './staffRole.ts';

/** The roles of a staff member. */
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

/** A second factor to enrol: the secret to type, and the content of the QR code for the app. */
export const enrolment = v.object({ secret: v.string(), uri: v.string() });
export type Enrolment = v.InferOutput<typeof enrolment>;

/** The secret part of a one-time link; it travels in bodies and never in an address that is logged. */
const link = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** The login of staff: password, then a code of their authenticator app. */
export const staffAuth = {
  selectLoginWays: call({
    method: 'GET',
    path: '/desk/auth/selectLoginWays',
    summary: 'By what staff may log in: a password with an authenticator app, or their company account.',
    caller: 'visitor',
    withoutToken: true,
    data: v.object({ password: v.boolean(), company: v.boolean() }),
  }),
  startCompanyLogin: call({
    method: 'POST',
    path: '/desk/auth/startCompanyLogin',
    summary: 'Starts a login by OpenID Connect: the page of the identity provider to send this browser to.',
    caller: 'visitor',
    withoutToken: true,
    /** `returnTo` is the address to come back to, with `oidcState` and `oidcProof`; the desk unless it is on it. */
    body: v.strictObject({ returnTo: text(500) }),
    data: v.object({ url: v.string() }),
    refusals: ['oidcOff', 'oidcAway', 'oidcDeclined', 'oidcRefused'],
  }),
  finishCompanyLogin: call({
    method: 'POST',
    path: '/desk/auth/finishCompanyLogin',
    summary: 'Finishes a login by OpenID Connect in the browser that started it; opens the session.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ state: text(200), proof: text(200) }),
    data: session,
    refusals: [
      'oidcOff',
      'oidcOver',
      'oidcAway',
      'oidcDeclined',
      'oidcRefused',
      'oidcEmailUnproven',
      'oidcOtherPerson',
      'staffBlocked',
      'staffUnknown',
      'staffNoRole',
    ],
  }),
  startLogin: call({
    method: 'POST',
    path: '/desk/auth/startLogin',
    summary:
      'First step of a staff login: email and password; with what to enrol where there is no second factor yet.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ email, password: givenPassword }),
    data: v.object({ ticket: v.string(), expiresAt: instant, enrolment: v.nullable(enrolment) }),
    refusals: ['staffPasswordWrong', 'staffLoginWait', 'staffBlocked', 'staffPasswordsOff'],
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
    refusals: ['invitationOver', 'staffPasswordsOff'],
  }),
} as const;
