import * as v from 'valibot';
import { call } from './call.ts';
import { insurer, intentionNo, intentionState, ownIntention, riskRatings } from './insurance.ts';
import { listCall } from './listCall.ts';
import { intentionListing } from './listings/intentions.ts';
import { reviewClock } from './review.ts';
import { day, filledText, id, instant, money, text } from './shapes.ts';

/** A staff member by name. */
const colleague = v.object({ id, name: v.string() });

/** An intention as its row in the queue shows it. */
export const waitingIntention = v.object({
  intentionNo: v.string(),
  state: intentionState,
  companyName: v.string(),
  createdAt: instant,
  insured: money,
  estimate: money,
  assignedTo: v.nullable(colleague),
  /** The time it has waited for a first reply; null once a colleague has begun. */
  clock: v.nullable(reviewClock),
});
export type WaitingIntention = v.InferOutput<typeof waitingIntention>;

export const intentionEvent = v.object({
  at: instant,
  what: v.picklist(['received', 'assigned', 'moved', 'noted', 'withdrawn']),
  /** State that it moved to; null where none changed. */
  state: v.nullable(intentionState),
  /** A staff member by name; null for the sender. */
  by: v.nullable(v.string()),
  text: v.string(),
});
export type IntentionEvent = v.InferOutput<typeof intentionEvent>;

export const intentionCase = v.object({
  ...ownIntention.entries,
  ...waitingIntention.entries,
  location: v.string(),
  address: v.string(),
  contactName: v.string(),
  phone: v.string(),
  email: v.string(),
  /** Whether it belongs to an account. */
  account: v.boolean(),
  /** Send this back with a change, so that a request for cover that has changed since then stays untouched. */
  seen: instant,
  /** States it may go to now. */
  next: v.array(intentionState),
  events: v.array(intentionEvent),
  /** The colleagues who can take it over. */
  colleagues: v.array(colleague),
});
export type IntentionCase = v.InferOutput<typeof intentionCase>;

const refusals = ['intentionNotFound', 'intentionChanged'] as const;
/** The state that staff saw: if it has changed since then, the call does nothing. */
const seen = v.pipe(v.string(), v.isoTimestamp());
const longText = v.pipe(v.string(), v.trim(), v.maxLength(1_000));

/** Fields of an insurer that the office keeps. */
const keptInsurer = v.strictObject({
  nameZh: filledText(60),
  nameEn: filledText(120),
  phone: filledText(40),
  addressZh: filledText(120),
  addressEn: filledText(200),
  establishedOn: day,
  /** Yuan, without fen. */
  capitalYuan: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000)),
  solvencyPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
  riskRating: v.picklist(riskRatings),
  solvencyQuarter: v.pipe(v.string(), v.trim(), v.regex(/^20\d{2}Q[1-4]$/, 'format')),
  introZh: v.pipe(text(300), v.trim()),
  introEn: v.pipe(text(600), v.trim()),
});

export const deskInsurer = v.object({
  ...insurer.entries,
  shown: v.boolean(),
  intentions: v.number(),
  /** Send this back with a change, so that an insurer that has changed since then stays untouched. */
  seen: instant,
});
export type DeskInsurer = v.InferOutput<typeof deskInsurer>;

/** Intentions to insure, handled by reviewers, and the insurers, maintained by editors. */
export const insuranceDesk = {
  selectPage: listCall({
    path: '/desk/insurance/selectPage',
    summary: 'Intentions to insure, the longest waiting first.',
    caller: 'staff:reviewer',
    listing: intentionListing,
    row: waitingIntention,
  }),
  selectCase: call({
    method: 'GET',
    path: '/desk/insurance/selectCase',
    summary: 'One request for cover with who sent it, its notes, and where it may go. Looking is logged.',
    caller: 'staff:reviewer',
    query: v.strictObject({ intentionNo }),
    data: intentionCase,
    refusals: ['intentionNotFound'],
  }),
  assign: call({
    method: 'POST',
    path: '/desk/insurance/assign',
    summary: 'Assigns a request for cover, or clears the assignment.',
    caller: 'staff:reviewer',
    body: v.strictObject({ intentionNo, staffId: v.nullable(id), seen }),
    data: v.object({ assignedTo: v.nullable(colleague) }),
    refusals: [...refusals, 'notFound'],
  }),
  note: call({
    method: 'POST',
    path: '/desk/insurance/note',
    summary: 'Writes a note that colleagues read and the sender does not.',
    caller: 'staff:reviewer',
    body: v.strictObject({ intentionNo, text: v.pipe(longText, v.minLength(1)) }),
    data: v.object({ at: instant }),
    refusals: ['intentionNotFound'],
  }),
  move: call({
    method: 'POST',
    path: '/desk/insurance/move',
    summary:
      'Updates a request for cover; a quotation needs its premium. The sender is told of quotations and of the end.',
    caller: 'staff:reviewer',
    body: v.strictObject({
      intentionNo,
      seen,
      to: intentionState,
      /** Minor units of the intention's currency; needed with `quoted`. */
      premium: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000))),
      /** The text for the sender. */
      reply: v.optional(longText, ''),
    }),
    data: v.object({ state: intentionState }),
    refusals,
  }),
  selectInsurers: call({
    method: 'GET',
    path: '/desk/insurance/selectInsurers',
    summary: 'All insurers in their order, also those that are not shown.',
    caller: 'staff:editor',
    query: v.strictObject({}),
    data: v.object({ rows: v.array(deskInsurer) }),
  }),
  saveInsurer: call({
    method: 'POST',
    path: '/desk/insurance/saveInsurer',
    summary: 'Adds an insurer, or changes one.',
    caller: 'staff:editor',
    /** `seen` goes with `id`: both are null for a new one. */
    body: v.strictObject({ id: v.nullable(id), seen: v.nullable(seen), insurer: keptInsurer }),
    data: v.object({ id }),
    refusals: ['notFound', 'insurerChanged'],
  }),
  showInsurer: call({
    method: 'POST',
    path: '/desk/insurance/showInsurer',
    summary: 'Shows an insurer to readers, or takes it from their list; its requests for cover are kept.',
    caller: 'staff:editor',
    body: v.strictObject({ id, seen, shown: v.boolean() }),
    data: v.object({ shown: v.boolean() }),
    refusals: ['notFound', 'insurerChanged'],
  }),
} as const;
