import { call } from '@fairway/gateway/contract/call';
import { listCall } from '@fairway/gateway/contract/listCall';
import { listing } from '@fairway/gateway/contract/listing';
import { reviewClock } from '@fairway/gateway/contract/review';
import { instant, money } from '@fairway/gateway/contract/shapes';
import * as v from 'valibot';

const row = v.object({
  correctionNo: v.string(),
  company: v.string(),
  amount: money,
  requestedAt: instant,
  clock: v.nullable(reviewClock),
});

export const correctionCase = v.object({
  ...row.entries,
  version: v.number(),
  invoiceNumber: v.string(),
  trail: v.array(
    v.object({
      at: instant,
      what: v.picklist(['requested', 'corrected', 'sentBack']),
      by: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
});
export type CorrectionCase = v.InferOutput<typeof correctionCase>;

const caller = 'staff:finance';
const correctionNo = v.string();
const seen = v.number();
const refusals = ['notFound', 'invoiceChanged'] as const;

/** Requests to correct an invoice: the calls of a queue that only this example has. */
export const corrections = {
  selectPage: listCall({
    path: '/desk/correction/selectPage',
    summary: 'Requests to correct an invoice, the longest waiting first.',
    caller,
    listing: listing({ sorts: { requestedAt: 'asc' }, filters: {}, keyword: 40 }),
    row,
  }),
  selectCase: call({
    method: 'GET',
    path: '/desk/correction/selectCase',
    summary: 'One request.',
    caller,
    query: v.strictObject({ correctionNo }),
    data: correctionCase,
    refusals: ['notFound'],
  }),
  correct: call({
    method: 'POST',
    path: '/desk/correction/correct',
    summary: 'Enters the number of the new invoice.',
    caller,
    body: v.strictObject({ correctionNo, seen, newNumber: v.string() }),
    data: v.object({ state: v.literal('corrected') }),
    refusals,
  }),
  sendBack: call({
    method: 'POST',
    path: '/desk/correction/sendBack',
    summary: 'Sends a request back with the reason.',
    caller,
    body: v.strictObject({
      correctionNo,
      seen,
      reasons: v.array(v.string()),
      noteZh: v.string(),
      noteEn: v.string(),
    }),
    data: v.object({ state: v.literal('sentBack') }),
    refusals,
  }),
} as const;
