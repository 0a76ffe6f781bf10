import * as v from 'valibot';
import { taxNumber } from '../validators/company/taxNumber.ts';
import { required } from '../validators/required.ts';
import { firstBroken, optional } from '../validators/rule.ts';
import { follows } from '../validators/valibot.ts';
import { at, filled, free, oneOf } from './parts.ts';

/** The kinds of invoice header: a company needs its tax number, a person may leave it empty. */
export const headerTypes = ['company', 'personal'] as const;
export type HeaderType = (typeof headerTypes)[number];

/** 数电普票 for anyone, 数电专票 for companies only. */
export const invoiceKinds = ['ordinary', 'special'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The fields of an invoice request: header and, for companies, tax number required (spec 5); the rest is optional. */
export const invoiceRequest = {
  headerType: oneOf(headerTypes),
  kind: oneOf(invoiceKinds),
  header: filled(100),
  taxNumber: v.pipe(v.string(), v.trim(), follows(optional(taxNumber))),
  address: free(200),
  phone: free(40),
  bank: free(100),
  bankAccount: free(40),
  remark: free(200),
} as const;

interface Headed {
  readonly headerType: string;
  readonly kind: string;
  readonly taxNumber: string;
}

/**
 * Checks the needs of a header of its type: a company its tax number, a person no special invoice; also while other
 * fields are still broken.
 */
export function headerComplete<Input extends Headed>(): v.RawCheckAction<Input> {
  return v.rawCheck(({ dataset, addIssue }) => {
    const { headerType, kind, taxNumber: typed } = (dataset.value ?? {}) as Partial<Headed>;
    if (headerType === undefined || kind === undefined || typed === undefined) return;
    const value: Headed = { headerType, kind, taxNumber: typed };
    if (headerType === 'company' && firstBroken(typed.trim(), required) !== null)
      addIssue(at<Headed>('taxNumber', value, 'required'));
    if (headerType === 'personal' && kind === 'special')
      addIssue(at<Headed>('kind', value, 'companyInvoice'));
  });
}

/** Request for an invoice. */
export const invoice = v.pipe(v.object(invoiceRequest), headerComplete());
