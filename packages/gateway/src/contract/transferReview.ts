import * as v from 'valibot';
import { auditActions } from './auditActions.ts';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { transferListing } from './listings/transfers.ts';
import { durationMonths, orderNo } from './order.ts';
import { firstConfirmation, reviewClock } from './review.ts';
import { id, instant, money, text } from './shapes.ts';
import { seaRouteShape } from './subscribe.ts';
import { returnReasons } from './words/returnReasons.ts';

export const waitingTransfer = v.object({
  orderNo: v.string(),
  buyer: v.object({ name: v.string(), company: v.boolean() }),
  amount: money,
  voucherAt: instant,
  clock: reviewClock,
  /** Whether its amount requires two people. */
  needsTwo: v.boolean(),
  first: v.nullable(firstConfirmation),
});
export type WaitingTransfer = v.InferOutput<typeof waitingTransfer>;

/**
 * The checks that the server made: `price` with the price list, `remark` with the order number, `repeat` with other
 * transfers of this buyer, `codes` with payment codes still open, `routes` with those that the buyer has paid for
 * already.
 */
export const transferCheck = v.object({
  kind: v.picklist(['price', 'remark', 'repeat', 'codes', 'routes']),
  /** `look`: a person has to judge. */
  outcome: v.picklist(['fits', 'look']),
  /** The values it was compared with, as text for people: an amount, order numbers, names of routes. */
  found: v.array(v.string()),
});
export type TransferCheck = v.InferOutput<typeof transferCheck>;

/** An event in the history of an order, oldest last. */
export const trailEntry = v.object({
  at: instant,
  what: v.picklist(['ordered', 'voucherHandedIn', 'paid', 'cancelled', ...auditActions]),
  /** A staff member by name; null for the buyer and the server. */
  by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type TrailEntry = v.InferOutput<typeof trailEntry>;

export const transferCase = v.object({
  ...waitingTransfer.entries,
  status: v.picklist([1, 2, 3, 4]),
  createdAt: instant,
  routes: v.array(seaRouteShape),
  memberCount: v.number(),
  durationMonths,
  listAmount: money,
  discount: money,
  remark: v.nullable(v.string()),
  /** The account that must have received the money. */
  payee: v.string(),
  bankAccount: v.string(),
  vouchers: v.array(
    v.object({
      id,
      url: v.string(),
      expiresAt: instant,
      width: v.number(),
      height: v.number(),
      bytes: v.number(),
    }),
  ),
  checks: v.array(transferCheck),
  trail: v.array(trailEntry),
  /** The email for messages to the buyer, in addition to the page of the order; null if they entered none. */
  buyerEmail: v.nullable(v.string()),
});
export type TransferCase = v.InferOutput<typeof transferCase>;

/** The state that the reviewer saw; if it has changed since then, the call does nothing. */
const seen = v.strictObject({ voucherAt: instant, firstId: v.nullable(id) });

/** The changes since the reviewer loaded the data; the data of a refusal `transferChanged`. */
export const transferChanges = v.object({
  changes: v.array(
    v.object({
      what: v.picklist(['voucherReplaced', 'firstConfirmed', 'confirmed', 'sentBack', 'paid', 'cancelled']),
      at: v.nullable(instant),
      by: v.nullable(v.string()),
    }),
  ),
});
export type TransferChanges = v.InferOutput<typeof transferChanges>;

const refusals = ['orderNotFound', 'transferChanged'] as const;

/** Corporate transfers that wait for a confirmation that the money has arrived. */
export const transferReview = {
  selectPage: listCall({
    path: '/desk/transfer/selectPage',
    summary: 'Transfers whose voucher waits for staff, the longest waiting first.',
    caller: 'staff:finance',
    listing: transferListing,
    row: waitingTransfer,
  }),
  selectCase: call({
    method: 'GET',
    path: '/desk/transfer/selectCase',
    summary:
      'One transfer with its vouchers, its order, what was compared and what happened. Looking is logged.',
    caller: 'staff:finance',
    query: v.strictObject({ orderNo }),
    data: transferCase,
    refusals: ['orderNotFound'],
  }),
  confirm: call({
    method: 'POST',
    path: '/desk/transfer/confirm',
    summary:
      'Says that the money has arrived: completes the order, or waits for a second person above a set amount.',
    caller: 'staff:finance',
    body: v.strictObject({
      orderNo,
      /** Received fen, according to the bank statement. */
      received: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000)),
      /** Why another amount than the order's is taken. */
      differReason: v.optional(v.pipe(text(300), v.trim())),
      seen,
    }),
    data: v.object({ state: v.picklist(['firstConfirmed', 'completed']) }),
    refusals: [...refusals, 'secondPersonNeeded', 'amountsDisagree', 'differReasonNeeded'],
  }),
  sendBack: call({
    method: 'POST',
    path: '/desk/transfer/sendBack',
    summary: 'Sends a transfer back to its buyer with the reason, in both languages.',
    caller: 'staff:finance',
    body: v.strictObject({
      orderNo,
      reasons: v.pipe(v.array(v.picklist(returnReasons)), v.minLength(1), v.maxLength(returnReasons.length)),
      /** The reviewer's own text, after the listed reasons: in both languages or in none; needed with `other`. */
      noteZh: v.optional(v.pipe(text(200), v.trim()), ''),
      noteEn: v.optional(v.pipe(text(300), v.trim()), ''),
      seen,
    }),
    data: v.object({ state: v.literal('sentBack') }),
    refusals,
  }),
} as const;

/** The numbers of one queue of the desk. */
export const queueCount = v.object({
  queue: v.picklist([
    'companyCertifications',
    'personalCertifications',
    'remittances',
    'transfers',
    'insurance',
    'invoices',
  ]),
  waiting: v.number(),
  late: v.number(),
  dueToday: v.number(),
});
export type QueueCount = v.InferOutput<typeof queueCount>;

export const deskHome = {
  selectQueues: call({
    method: 'GET',
    path: '/desk/home/selectQueues',
    summary: "The queues that the caller's roles open, with what waits in them.",
    caller: 'staff',
    data: v.object({
      queues: v.array(queueCount),
      doneToday: v.number(),
      /** Whether the only staff member is one admin, with no colleague even invited. */
      alone: v.boolean(),
    }),
  }),
} as const;
