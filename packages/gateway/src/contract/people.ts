import * as v from 'valibot';
import { auditActions } from './auditActions.ts';
import { call } from './call.ts';
import { certificationKind } from './certification.ts';
import { listCall } from './listCall.ts';
import { peopleListing } from './listings/people.ts';
import { id, instant, money, text } from './shapes.ts';
import { auditStatus } from './user.ts';
import { blockReasons } from './words/blockReasons.ts';

export const personKind = v.picklist(['personal', 'company', 'subAccount']);
export type PersonKind = v.InferOutput<typeof personKind>;

/** An account as staff find it. Names of people, phones and emails are masked. */
export const foundPerson = v.object({
  id,
  kind: personKind,
  name: v.string(),
  /** Its company; null for a personal account. */
  company: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** The login name at the business portal. */
  username: v.nullable(v.string()),
  /** Of its personal certification, or of its company's. */
  auditStatus,
  createdAt: instant,
  /** When it was last used; null before the first time. */
  lastSeenAt: v.nullable(instant),
  blockedAt: v.nullable(instant),
});
export type FoundPerson = v.InferOutput<typeof foundPerson>;

const namedAccount = v.object({ id, kind: personKind, name: v.string(), blocked: v.boolean() });
export type NamedAccount = v.InferOutput<typeof namedAccount>;

export const person = v.object({
  ...foundPerson.entries,
  /** Counts changes by staff: sent with each change, so that a decision on outdated data is refused. */
  version: v.number(),
  /** Switched off by its own company, which is not our block. */
  disabled: v.boolean(),
  /** The details of the block; null while the account is not blocked. */
  block: v.nullable(
    v.object({
      reason: v.nullable(v.picklist(blockReasons)),
      words: v.string(),
      by: v.nullable(v.string()),
      /** The account that was blocked, where this one went with it. */
      withAccount: v.nullable(namedAccount),
    }),
  ),
  /** The other accounts that a block includes, or included. */
  along: v.array(namedAccount),
  certifications: v.array(
    v.object({
      id,
      kind: certificationKind,
      name: v.string(),
      status: auditStatus,
      revision: v.number(),
      submittedAt: instant,
      decidedAt: v.nullable(instant),
    }),
  ),
  /** Other accounts of the same person. */
  others: v.array(namedAccount),
  team: v.nullable(
    v.object({
      departments: v.number(),
      employees: v.number(),
      admins: v.number(),
      subAccounts: v.number(),
      /** Its accounts, admins first; a hundred at most. */
      accounts: v.array(namedAccount),
    }),
  ),
  trade: v.object({
    orders: v.number(),
    completed: v.number(),
    /** Routes that are open now, and until when the last of them is. */
    routes: v.number(),
    until: v.nullable(instant),
    /** The total paid; null for readers who may not see sums. */
    paid: v.nullable(money),
  }),
  /** Of the last 30 days, newest first; a hundred at most. */
  logins: v.array(
    v.object({
      at: instant,
      way: v.picklist(['password', 'code', 'weixin', 'company', 'switch']),
      outcome: v.picklist(['success', 'failure']),
      device: v.picklist(['phone', 'tablet', 'computer', 'unknown']),
      network: v.nullable(v.string()),
    }),
  ),
  /** Actions of staff on it, newest first. */
  trail: v.array(
    v.object({
      at: instant,
      by: v.nullable(v.string()),
      action: v.picklist(auditActions),
      reason: v.nullable(v.string()),
    }),
  ),
});
export type Person = v.InferOutput<typeof person>;

const note = v.pipe(text(300), v.trim());
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** People and companies, as those who review them see them. Each look and each change is logged. */
export const people = {
  selectPage: listCall({
    path: '/desk/people/selectPage',
    summary: 'Accounts of people and companies, the newest first; masked.',
    caller: 'staff:reviewer',
    listing: peopleListing,
    row: foundPerson,
  }),
  find: call({
    method: 'POST',
    path: '/desk/people/find',
    summary:
      'Who a whole phone, email or user name belongs to. It travels in the body, and each search is logged.',
    caller: 'staff:reviewer',
    body: v.strictObject({ contact: v.pipe(text(100), v.trim(), v.minLength(3)) }),
    data: v.object({ id }),
    refusals: ['notFound'],
  }),
  selectPerson: call({
    method: 'GET',
    path: '/desk/people/selectPerson',
    summary:
      'One account with its certifications, company, orders, logins and what staff did to it. Looking is logged.',
    caller: 'staff:reviewer',
    query: v.strictObject({ id }),
    data: person,
    refusals: ['notFound'],
  }),
  block: call({
    method: 'POST',
    path: '/desk/people/block',
    summary: 'Blocks an account and what goes with it: their sessions end, and a login is told what to do.',
    caller: 'staff:reviewer',
    body: v.strictObject({
      id,
      version,
      reason: v.picklist(blockReasons),
      /** In the office’s own words, for the log. */
      words: v.pipe(note, v.minLength(1)),
    }),
    data: v.object({ blocked: v.number() }),
    refusals: ['notFound', 'personChanged'],
  }),
  unblock: call({
    method: 'POST',
    path: '/desk/people/unblock',
    summary: 'Opens an account again, and what was blocked with it.',
    caller: 'staff:reviewer',
    body: v.strictObject({ id, version, words: v.pipe(note, v.minLength(1)) }),
    data: v.object({ opened: v.number() }),
    refusals: ['notFound', 'personChanged'],
  }),
} as const;
