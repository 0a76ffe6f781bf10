import { quoteLanguages, quotePayers } from '@fairway/gateway/contract/quote';
import {
  boxesOfCounts,
  costCurrencies,
  email,
  follows,
  incotermFacts,
  incoterms,
  readShipment,
  required,
  type Shipment,
  usualTerms,
  writeShipment,
} from '@fairway/trade';
import * as v from 'valibot';
import type { EditorData } from './loader.ts';
import { readMargin, writeMargin } from './margin.ts';

/** Box types that sailings have prices for. */
export const quotedBoxes = ['20GP', '40GP', '40HQ'] as const;
/** Incoterms under which containers are shipped. */
export const fittingIncoterms = incoterms.filter((term) => incotermFacts[term].fit !== 'unfit');

const count = v.pipe(v.string(), v.trim(), v.regex(/^\d{0,2}$/, 'integer'));

export const quoteSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), follows(required), v.maxLength(80, 'textLength')),
    contact: v.pipe(v.string(), v.trim(), v.maxLength(40, 'textLength')),
    email: v.union([
      v.pipe(v.string(), v.trim(), v.literal('')),
      v.pipe(v.string(), v.trim(), follows(email)),
    ]),
    marginKind: v.picklist(['box', 'percent']),
    margin: v.string(),
    '20GP': count,
    '40GP': count,
    '40HQ': count,
    incoterm: v.picklist(['', ...fittingIncoterms]),
    payer: v.picklist(quotePayers),
    currency: v.picklist(costCurrencies),
    language: v.picklist(quoteLanguages),
    validTo: v.string(),
    remark: v.pipe(v.string(), v.maxLength(1000, 'textLength')),
    conditions: v.pipe(v.string(), v.maxLength(2000, 'textLength')),
  }),
  v.forward(
    v.check(({ margin, marginKind }) => readMargin({ kind: marginKind, text: margin }) !== null, 'amount'),
    ['margin'],
  ),
  v.forward(
    v.check((values) => quotedBoxes.some((type) => Number(values[type]) > 0), 'required'),
    ['40HQ'],
  ),
);
export type QuoteValues = v.InferOutput<typeof quoteSchema>;

/** Returns the initial values of the form: the draft, or the shipment in the address. */
export function initialValues({ draft, sender, shipment }: EditorData): QuoteValues {
  const typed = readShipment(shipment).shipment;
  const counted = (type: (typeof quotedBoxes)[number]) =>
    String(typed?.boxes.find((box) => box.type === type)?.count ?? '');
  const content = draft?.content;
  const margin = draft?.buying?.margin;
  return {
    name: content?.customer.name ?? '',
    contact: content?.customer.contact ?? '',
    email: content?.customer.email ?? '',
    marginKind: margin?.kind ?? 'box',
    margin: margin ? writeMargin(margin) : '',
    '20GP': counted('20GP'),
    '40GP': counted('40GP'),
    '40HQ': typed ? counted('40HQ') : '1',
    incoterm: typed?.incoterm && typed.incoterm !== 'FAS' ? typed.incoterm : '',
    payer: content?.payer ?? 'all',
    currency: typed?.currency ?? 'USD',
    language: content?.language ?? 'both',
    validTo: draft?.request?.validTo ?? '',
    remark: content?.remark ?? '',
    conditions: content?.conditions ?? sender.terms,
  };
}

/**
 * The payer of the freight: the customer; if the customer pays everything, as typed for the shipment or usual under the
 * Incoterm.
 */
function termsOf({ payer }: QuoteValues, incoterm: Shipment['incoterm'], typed: Shipment | null) {
  if (payer !== 'all') return payer === 'buyer' ? 'collect' : 'prepaid';
  return typed?.incoterm === incoterm ? typed.terms : usualTerms(incoterm);
}

/** The body of the call that saves the draft. */
export function bodyOf(values: QuoteValues, { draft, sailings, shipment }: EditorData) {
  const { name, contact, email: address, payer, language, validTo, remark, conditions } = values;
  const boxes = boxesOfCounts(new Map(quotedBoxes.map((type) => [type, Number(values[type])])));
  const margin = readMargin({ kind: values.marginKind, text: values.margin });
  if (boxes === null || margin === null) throw new Error('the schema lets neither through');
  const incoterm = values.incoterm === '' ? null : values.incoterm;
  const terms = termsOf(values, incoterm, readShipment(shipment).shipment);
  return {
    id: draft?.id ?? null,
    sailingIds: sailings.map(({ id }) => id),
    customer: { name, contact, email: address },
    ...{ payer, margin, language, remark, conditions },
    validTo: validTo === '' ? null : validTo,
    shipment: writeShipment({ boxes, ready: null, goods: null, incoterm, terms, currency: values.currency }),
  };
}
