import * as v from 'valibot';
import { session } from './auth.ts';
import { call } from './call.ts';
import { email } from './fields.ts';
import { instant, nothing, text } from './shapes.ts';

const caller = 'member:company:manage';

/** A domain of email addresses, `yuanfan.example`; the server stores it in lower case. */
const domain = v.pipe(
  text(253),
  v.trim(),
  v.regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i, 'domain'),
);
const filled = (length: number) => v.pipe(text(length), v.trim(), v.minLength(1, 'required'));

/** The identity provider of a company, as its administrators see it. The client secret is never sent back. */
export const loginProvider = v.object({
  issuer: v.string(),
  clientId: v.string(),
  domain: v.string(),
  /** The TXT record that proves the domain. */
  record: v.object({ name: v.string(), value: v.string() }),
  provenAt: v.nullable(instant),
  /** Employees may log in by it. */
  enabled: v.boolean(),
  /** Anyone with an email of the domain may join; otherwise only listed people. */
  openJoining: v.boolean(),
  /** Sub-accounts may log in by password as well. */
  passwords: v.boolean(),
  version: v.number(),
});
export type LoginProvider = v.InferOutput<typeof loginProvider>;

/** Login of a company's employees with OpenID Connect. */
export const companyLogin = {
  selectProvider: call({
    method: 'GET',
    path: '/companyLogin/selectProvider',
    summary: 'The identity provider of the company, and the addresses to register there.',
    caller,
    data: v.object({
      provider: v.nullable(loginProvider),
      redirectUri: v.string(),
      /** Where the provider reports logouts (OpenID Connect Back-Channel Logout). */
      logoutUri: v.string(),
    }),
  }),
  saveProvider: call({
    method: 'POST',
    path: '/companyLogin/saveProvider',
    summary:
      'Saves the identity provider after asking it for its configuration. Another domain must be proved again.',
    caller,
    body: v.strictObject({
      issuer: filled(500),
      clientId: filled(200),
      /** Null keeps the saved one. */
      clientSecret: v.nullable(filled(500)),
      domain,
      /** The `version` that the administrator read; 0 for a new one. */
      version: v.number(),
    }),
    data: loginProvider,
    refusals: ['issuerUnfit', 'companyChanged', 'notFound'],
  }),
  proveDomain: call({
    method: 'POST',
    path: '/companyLogin/proveDomain',
    summary: 'Looks the TXT record up. The company that proved a domain last has it.',
    caller,
    body: v.strictObject({}),
    data: loginProvider,
    refusals: ['domainUnproved', 'providerMissing'],
  }),
  switchProvider: call({
    method: 'POST',
    path: '/companyLogin/switchProvider',
    summary:
      'Switches the login on or off, who may join by it, and whether sub-accounts keep their passwords.',
    caller,
    body: v.strictObject({
      enabled: v.boolean(),
      openJoining: v.boolean(),
      passwords: v.boolean(),
      version: v.number(),
    }),
    data: loginProvider,
    refusals: ['providerMissing', 'companyChanged', 'notFound'],
  }),
  removeProvider: call({
    method: 'POST',
    path: '/companyLogin/removeProvider',
    summary: 'Removes the identity provider and ends the sessions that it opened.',
    caller,
    body: v.strictObject({}),
    data: nothing,
    refusals: ['providerMissing'],
  }),
  start: call({
    method: 'POST',
    path: '/companyLogin/start',
    summary: 'Finds the identity provider of an email: its page to send this browser to.',
    caller: 'visitor',
    withoutToken: true,
    /** `returnTo` is the address to come back to, with `oidcState` and `oidcProof`; home unless it is on this site. */
    body: v.strictObject({ email, returnTo: text(500) }),
    data: v.object({ url: v.string() }),
    refusals: ['companyLoginUnknown', 'oidcAway', 'oidcDeclined', 'oidcRefused'],
  }),
  finish: call({
    method: 'POST',
    path: '/companyLogin/finish',
    summary: 'Finishes a login of an employee in the browser that started it; opens the session.',
    caller: 'visitor',
    withoutToken: true,
    body: v.strictObject({ state: text(200), proof: text(200), forceTicket: v.optional(text(200)) }),
    data: session,
    refusals: [
      'oidcOver',
      'oidcAway',
      'oidcDeclined',
      'oidcRefused',
      'oidcEmailUnproven',
      'oidcOtherPerson',
      'companyLoginUnlisted',
      'companyLoginEnded',
      'companyLoginElsewhere',
      'companyLoginSeats',
      'otherDeviceOnline',
      'accountBlocked',
      'companyLoginOnly',
      'forceTicketInvalid',
    ],
  }),
} as const;
