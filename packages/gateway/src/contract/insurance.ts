import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { insurerListing } from './listings/insurers.ts';
import { intentionStates, ownIntentionListing } from './listings/intentions.ts';
import { agreed, sensitive } from './sensitive.ts';
import { day, id, instant, money } from './shapes.ts';

/** The regulator's quarterly risk ratings of insurers, the safest first. */
export const riskRatings = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C', 'D'] as const;

export const insurer = v.object({
  id,
  nameZh: v.string(),
  nameEn: v.string(),
  phone: v.string(),
  addressZh: v.string(),
  addressEn: v.string(),
  establishedOn: day,
  registeredCapital: money,
  /** Ability to pay: comprehensive solvency margin ratio in percent, with the rating of risks and the quarter of both. */
  solvencyPercent: v.number(),
  riskRating: v.picklist(riskRatings),
  /** `2026Q3`. */
  solvencyQuarter: v.string(),
  introZh: v.string(),
  introEn: v.string(),
  /** Invented. */
  sample: v.boolean(),
});
export type Insurer = v.InferOutput<typeof insurer>;

/** An insurer where it is only named. */
const insurerBrief = v.object({ id, nameZh: v.string(), nameEn: v.string() });

export const intentionState = v.picklist(intentionStates);

/** Number of an intention; its last digit checks the others. */
export const intentionNo = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^INS\d{13}$/),
  v.check(trade.isIntentionNo, 'format'),
);

/** Input and result of an estimate. */
export const intentionCargo = v.object({
  goodsClass: v.picklist(trade.goodsClasses),
  goods: v.string(),
  clause: v.picklist(trade.cargoClauses),
  war: v.boolean(),
  strikes: v.boolean(),
  basis: v.picklist(trade.valueBases),
  value: money,
  /** Null where the value holds it. */
  freight: v.nullable(money),
  /** Of 1,000,000 parts of the insured amount. */
  rate: v.number(),
  insured: money,
  estimate: money,
  /** The estimate is the least that a policy costs. */
  least: v.boolean(),
});
export type IntentionCargo = v.InferOutput<typeof intentionCargo>;

/** An intention as its sender sees it. */
export const ownIntention = v.object({
  intentionNo: v.string(),
  state: intentionState,
  createdAt: instant,
  /** When its state last changed. */
  changedAt: instant,
  ...intentionCargo.entries,
  /** Places as typed, and the calendar day of sailing; empty where they were left out. */
  origin: v.string(),
  destination: v.string(),
  sailsOn: v.string(),
  companyName: v.string(),
  insurer: v.nullable(insurerBrief),
  /** The price quoted by the insurer; null before. */
  quote: v.nullable(money),
  /** The office's text with the last change; empty without one. */
  reply: v.string(),
  remark: v.string(),
  /** Whether it can still be withdrawn. */
  withdrawable: v.boolean(),
});
export type OwnIntention = v.InferOutput<typeof ownIntention>;

const estimate = v.object({
  rate: v.number(),
  insured: money,
  premium: money,
  least: v.boolean(),
});

/** An amount of minor units in a query. */
const minor = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,11}$/, 'integer'), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(10_000_000_000),
);
const yesNo = v.optional(v.picklist(['yes', 'no']), 'no');

export const insurance = {
  selectInsurers: listCall({
    path: '/insurance/selectInsurers',
    summary: 'Insurers that work with us: phone, address, establishment, registered capital, ability to pay.',
    caller: 'anyone',
    listing: insurerListing,
    row: insurer,
  }),
  selectInsurer: call({
    method: 'GET',
    path: '/insurance/selectInsurer',
    summary: 'One insurer.',
    caller: 'anyone',
    query: v.strictObject({ id }),
    data: insurer,
    refusals: ['notFound'],
  }),
  estimate: call({
    method: 'GET',
    path: '/insurance/estimate',
    summary: 'What insuring a cargo would about cost: no offer. Rates are examples, from 0.05 %.',
    caller: 'anyone',
    query: v.strictObject({
      goodsClass: v.picklist(trade.goodsClasses),
      clause: v.picklist(trade.cargoClauses),
      war: yesNo,
      strikes: yesNo,
      basis: v.optional(v.picklist(trade.valueBases), 'CIF'),
      /** In minor units of the currency, as is the freight. */
      value: minor,
      freight: v.optional(minor, 0),
      currency: v.optional(v.picklist(trade.insuredCurrencies), 'CNY'),
    }),
    data: estimate,
  }),
  submit: call({
    method: 'POST',
    path: '/insurance/submit',
    summary: 'Submits a request for cover; a confirmation goes to the email, or else to the phone.',
    caller: 'visitor',
    body: v.pipe(
      v.strictObject({
        ...trade.insuranceRequest,
        insurerId: v.pipe(trade.insuranceRequest.insurerId, sensitive('insurer')),
        agreed,
      }),
      trade.freightGiven(),
      trade.emailUnlessMobile(),
    ),
    data: v.object({
      intentionNo: v.string(),
      estimate,
      /** When we have called back at the latest. */
      answerBy: instant,
      sentTo: v.picklist(['email', 'phone']),
      /** Whether it is among the intentions of an account. */
      kept: v.boolean(),
    }),
    refusals: ['insurerGone', 'consentNeeded'],
  }),
  selectMine: listCall({
    path: '/insurance/selectMine',
    summary: "The caller's own requests for cover, newest first.",
    caller: 'member',
    listing: ownIntentionListing,
    row: ownIntention,
  }),
  withdraw: call({
    method: 'POST',
    path: '/insurance/withdraw',
    summary: "Withdraws one of the caller's own requests for cover, unless it is over.",
    caller: 'member',
    body: v.strictObject({ intentionNo }),
    data: ownIntention,
    refusals: ['intentionNotFound', 'intentionOver'],
  }),
} as const;
