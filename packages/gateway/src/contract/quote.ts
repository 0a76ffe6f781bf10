import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { quoteListing } from './listings/quotes.ts';
import {
  openedQuote,
  quoteDetail,
  quoteLimits,
  quoteRequest,
  quoteRow,
  quoteSenderFields,
} from './quoteShapes.ts';
import { filledText, id, nothing, text } from './shapes.ts';
import { shipmentQuery } from './shipmentCost.ts';

export * from './quoteShapes.ts';

/** The secret of a link, and its tenant, which older links lack. */
const link = v.pipe(v.string(), v.regex(/^[\w-]{43}([\w-]{22})?$/));

export const quoteSender = v.object({
  name: v.string(),
  contact: v.string(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  terms: v.string(),
  /** The uploaded picture, and a link that shows it. */
  logo: v.nullable(v.object({ id, url: v.string() })),
  /** False until it is first saved; the name is that of the company or person. */
  saved: v.boolean(),
  /** Whether the caller may change it. */
  editable: v.boolean(),
});
export type QuoteSender = v.InferOutput<typeof quoteSender>;

const priced = [
  'notFound',
  'subscriptionRequired',
  'quoteSailingClosed',
  'quoteSailingGone',
  'quotePriceMissing',
  'quoteRateMissing',
  'quotePriceNegative',
  'quoteNothingToPay',
  'quoteRoutesDiffer',
] as const;

/** Quotations for customers, and the page that a customer opens. */
export const quotation = {
  selectPage: listCall({
    path: '/quotation/selectPage',
    summary: "Quotations of the caller's company or person, each by its newest version.",
    caller: 'member',
    listing: quoteListing,
    row: quoteRow,
  }),
  selectQuote: call({
    method: 'GET',
    path: '/quotation/selectQuote',
    summary: 'One quotation; what the sailings cost only for callers whose seat or subscription covers them.',
    caller: 'member',
    query: v.strictObject({ id }),
    data: quoteDetail,
    refusals: ['notFound'],
  }),
  selectSender: call({
    method: 'GET',
    path: '/quotation/selectSender',
    summary: 'Who sends the quotations: name, contact, logo and terms.',
    caller: 'member',
    data: quoteSender,
  }),
  saveSender: call({
    method: 'POST',
    path: '/quotation/saveSender',
    summary: 'Changes who sends the quotations; those that were sent stay as they are.',
    caller: 'member',
    body: v.strictObject({
      ...quoteSenderFields,
      /** Id of an uploaded picture; null takes it away. */
      logo: v.nullable(id),
    }),
    data: quoteSender,
    refusals: ['pictureGone'],
  }),
  saveDraft: call({
    method: 'POST',
    path: '/quotation/saveDraft',
    summary:
      'Prices sailings for a customer and keeps the result as a draft: a new one, or a new state of one.',
    caller: 'member',
    body: v.strictObject({
      /** Null makes a new quotation. */
      id: v.nullable(id),
      ...quoteRequest,
      shipment: v.strictObject(shipmentQuery),
    }),
    data: quoteDetail,
    refusals: [...priced, 'quoteStateChanged'],
  }),
  send: call({
    method: 'POST',
    path: '/quotation/send',
    summary:
      'Sends a draft: from now on it never changes, and its link opens. A newer version replaces the one before.',
    caller: 'member',
    body: v.strictObject({
      id,
      /** Whether the customer gets an email with the link. */
      notify: v.boolean(),
    }),
    data: quoteDetail,
    refusals: [...priced, 'quoteStateChanged', 'quotePricesChanged'],
  }),
  revise: call({
    method: 'POST',
    path: '/quotation/revise',
    summary: 'Starts a new version of a sent quotation as a draft, at current prices.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: quoteDetail,
    refusals: [...priced, 'quoteStateChanged'],
  }),
  withdraw: call({
    method: 'POST',
    path: '/quotation/withdraw',
    summary: 'Takes back a sent quotation, or throws a draft away. Doing it twice changes nothing.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: nothing,
    refusals: ['notFound', 'quoteStateChanged'],
  }),
  renewLink: call({
    method: 'POST',
    path: '/quotation/renewLink',
    summary: 'Ends the link of a quotation and makes another.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: quoteDetail,
    refusals: ['notFound', 'quoteStateChanged'],
  }),
  selectByLink: call({
    method: 'GET',
    path: '/quotation/selectByLink',
    summary: 'A quotation by its link.',
    caller: 'anyone',
    query: v.strictObject({ link }),
    data: openedQuote,
    refusals: ['quoteUnknown'],
  }),
  /** Deprecated: use `selectByLink`. */
  open: call({
    method: 'POST',
    path: '/quotation/open',
    summary: 'A quotation by its link.',
    caller: 'visitor',
    body: v.strictObject({ link }),
    data: openedQuote,
    refusals: ['quoteUnknown'],
    deprecated: true,
  }),
  countView: call({
    method: 'POST',
    path: '/quotation/countView',
    summary: "Counts that a customer saw a quotation: once for a browser and day, the sender's own not.",
    caller: 'visitor',
    body: v.strictObject({ link }),
    data: nothing,
    refusals: ['quoteUnknown'],
  }),
  answer: call({
    method: 'POST',
    path: '/quotation/answer',
    summary:
      'Accepts or declines a quotation by its link, with a name; saying the same again changes nothing.',
    caller: 'visitor',
    body: v.strictObject({
      link,
      /** The version that the customer reads. */
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
      accept: v.boolean(),
      /** Which sailing is accepted. */
      sailingId: v.nullable(id),
      name: filledText(40),
      note: v.pipe(text(quoteLimits.note), v.trim()),
    }),
    data: openedQuote,
    refusals: [
      'quoteUnknown',
      'quoteReplaced',
      'quoteExpired',
      'quoteWithdrawn',
      'quoteAnswered',
      'quoteSailingClosed',
    ],
  }),
} as const;
