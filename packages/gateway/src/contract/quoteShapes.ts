import { incoterms, shipmentBoxes } from '@fairway/trade';
import * as v from 'valibot';
import { email } from './fields.ts';
import { carrierBrief } from './freight.ts';
import { portBrief } from './harbour.ts';
import { quoteStates } from './listings/quotes.ts';
import { currency, day, filledText, id, instant, money, portTime, text } from './shapes.ts';
import { exchangeRate } from './shipmentCost.ts';

/** Limits of a quotation. */
export const quoteLimits = { sailings: 5, remark: 1000, terms: 2000, note: 500 } as const;

/** Languages of a quotation; `both` shows Chinese with English next to it. */
export const quoteLanguages = ['zh', 'en', 'both'] as const;
export type QuoteLanguage = (typeof quoteLanguages)[number];

/** The party whose charges are quoted: those that an Incoterm gives to the seller or the buyer; all of them without one. */
export const quotePayers = ['seller', 'buyer', 'all'] as const;

const minor = v.pipe(v.number(), v.safeInteger());
const side = v.picklist(['origin', 'freight', 'destination']);
/** Text of several lines. */
const lines = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}]*(?:\r?\n[^\p{Cc}]*)*$/u, 'characters'));
const optionalEmail = v.union([v.pipe(v.string(), v.trim(), v.literal('')), email]);

/**
 * The margin on the buying prices: an amount for each box, in minor units of the freight's currency, or hundredths of a
 * percent.
 */
export const quoteMargin = v.variant('kind', [
  v.strictObject({
    kind: v.literal('box'),
    amount: v.pipe(minor, v.minValue(-10_000_000), v.maxValue(10_000_000)),
  }),
  v.strictObject({
    kind: v.literal('percent'),
    basisPoints: v.pipe(minor, v.minValue(-10_000), v.maxValue(100_000)),
  }),
]);
export type QuoteMargin = v.InferOutput<typeof quoteMargin>;

export const quoteCustomer = v.strictObject({
  name: filledText(80),
  contact: v.pipe(text(40), v.trim()),
  email: optionalEmail,
});
export type QuoteCustomer = v.InferOutput<typeof quoteCustomer>;

/** The sender of quotations, printed at their top. */
export const quoteSenderFields = {
  name: filledText(80),
  contact: v.pipe(text(40), v.trim()),
  phone: v.pipe(text(40), v.trim()),
  email: optionalEmail,
  address: v.pipe(text(200), v.trim()),
  /** At the end of each quotation; a quotation may have its own. */
  terms: lines(quoteLimits.terms),
};

/** One charge at its selling price. */
export const quoteLine = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  side,
  /** Boxes by type with the price of one; empty where it is charged once for the bill of lading. */
  parts: v.array(v.object({ type: v.picklist(shipmentBoxes), count: v.number(), each: minor })),
  currency,
  amount: minor,
});
export type QuoteLine = v.InferOutput<typeof quoteLine>;

/** A quoted sailing. */
export const quoteOption = v.object({
  sailingId: id,
  carrier: carrierBrief,
  vessel: v.string(),
  voyage: v.string(),
  origin: portBrief,
  destination: portBrief,
  transitPort: v.nullable(portBrief),
  closing: portTime,
  departure: portTime,
  arrival: portTime,
  transitDays: v.number(),
  freeDays: v.object({ demurrage: v.nullable(v.number()), detention: v.nullable(v.number()) }),
  lines: v.array(quoteLine),
  /** Sides whose charges are not quoted: the customer does not pay them, or the carrier has announced none. */
  excluded: v.array(side),
  /** By currency, as charged. */
  sums: v.array(money),
  /** All of it in the quotation's currency. */
  total: money,
});
export type QuoteOption = v.InferOutput<typeof quoteOption>;

/** The content of a quotation. It never changes once it was sent. */
export const quoteContent = v.object({
  number: v.string(),
  version: v.number(),
  language: v.picklist(quoteLanguages),
  sender: v.object({
    ...{ name: v.string(), contact: v.string(), phone: v.string(), email: v.string(), address: v.string() },
  }),
  customer: v.object({ name: v.string(), contact: v.string(), email: v.string() }),
  boxes: v.array(v.object({ type: v.picklist(shipmentBoxes), count: v.number() })),
  incoterm: v.nullable(v.picklist(incoterms)),
  payer: v.picklist(quotePayers),
  terms: v.picklist(['prepaid', 'collect']),
  currency,
  options: v.array(quoteOption),
  rates: v.array(exchangeRate),
  /** Never after the earliest cut-off of its sailings. */
  validUntil: instant,
  remark: v.string(),
  conditions: v.string(),
});
export type QuoteContent = v.InferOutput<typeof quoteContent>;

const answered = {
  at: instant,
  name: v.string(),
  note: v.string(),
  /** The sailing that was accepted. */
  sailingId: v.nullable(id),
};

export const quoteState = v.picklist(quoteStates);

/** A version of a quotation, as its sender sees it. */
export const quoteVersion = v.object({
  version: v.number(),
  state: quoteState,
  changedAt: instant,
  sentAt: v.nullable(instant),
  answer: v.nullable(v.object(answered)),
});

/** The costs of the sender; for readers with the right to see them. */
export const quoteBuying = v.object({
  margin: quoteMargin,
  options: v.array(v.object({ lines: v.array(minor), total: money, profit: money })),
});
export type QuoteBuying = v.InferOutput<typeof quoteBuying>;

/** Downloads of a version: links that end after minutes. */
export const quoteFiles = v.object({ pdf: v.string(), xlsx: v.string() });

export const quoteDetail = v.object({
  id,
  state: quoteState,
  content: quoteContent,
  /** Null for readers who may not see the cost of the sailings. */
  buying: v.nullable(quoteBuying),
  /** The input for the editor; null if prices are hidden. */
  request: v.nullable(
    v.object({
      sailingIds: v.array(id),
      shipment: v.record(v.string(), v.string()),
      validTo: v.nullable(day),
    }),
  ),
  versions: v.array(quoteVersion),
  /** The customer's link; null before the first version was sent. */
  link: v.nullable(v.object({ url: v.string(), endsAt: instant })),
  /** Openings by others, one for each browser and day. */
  views: v.number(),
  lastViewedAt: v.nullable(instant),
  by: v.string(),
  files: quoteFiles,
});
export type QuoteDetail = v.InferOutput<typeof quoteDetail>;

/** A row of the list of quotations. */
export const quoteRow = v.object({
  id,
  number: v.string(),
  version: v.number(),
  state: quoteState,
  customer: v.string(),
  origin: portBrief,
  destination: portBrief,
  sailings: v.number(),
  /** Of its cheapest sailing. */
  total: money,
  validUntil: instant,
  changedAt: instant,
  views: v.number(),
  /** The person who answered. */
  answeredBy: v.nullable(v.string()),
  by: v.string(),
});
export type QuoteRow = v.InferOutput<typeof quoteRow>;

/** A quotation as its customer sees it. */
export const openedQuote = v.object({
  state: v.picklist(quoteStates.filter((state) => state !== 'draft' && state !== 'replaced')),
  /** Null once it was withdrawn. */
  content: v.nullable(quoteContent),
  sender: v.object({ name: v.string(), contact: v.string(), phone: v.string(), email: v.string() }),
  /** A picture for this page, by a link that ends. */
  logo: v.nullable(v.string()),
  /** The version before, that the customer may know. */
  replaces: v.nullable(v.number()),
  sentAt: instant,
  answer: v.nullable(v.object(answered)),
  files: v.nullable(quoteFiles),
});
export type OpenedQuote = v.InferOutput<typeof openedQuote>;

/** The data of a request for a quotation. */
export const quoteRequest = {
  sailingIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(quoteLimits.sailings)),
  customer: quoteCustomer,
  payer: v.picklist(quotePayers),
  margin: quoteMargin,
  language: v.picklist(quoteLanguages),
  /** Last day in China's time; without it seven days. It ends with the earliest cut-off in any case. */
  validTo: v.nullable(day),
  remark: lines(quoteLimits.remark),
  conditions: lines(quoteLimits.terms),
};
