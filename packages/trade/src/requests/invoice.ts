import * as v from 'valibot';
import { taxNumber } from '../validators/company/taxNumber.ts';
import { required } from '../validators/required.ts';
import { optional } from '../validators/rule.ts';
import { follows } from '../validators/valibot.ts';
import { at, filled, free, oneOf } from './parts.ts';

/** Whom the invoice is made out to: a company needs its tax number, a person may leave it empty. */
export const headerTypes = ['company', 'personal'] as const;

/** 数电普票 for anyone, 数电专票 for companies only. */
export const invoiceKinds = ['ordinary', 'special'] as const;

/** Request for an invoice: header and, for companies, tax number required (spec 5); the rest is free. */
export const invoice = v.pipe(
  v.object({
    headerType: oneOf(headerTypes),
    kind: oneOf(invoiceKinds),
    header: filled(100),
    taxNumber: v.pipe(v.string(), v.trim(), follows(optional(taxNumber))),
    address: free(200),
    phone: free(40),
    bank: free(100),
    bankAccount: free(40),
    remark: free(200),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value.headerType === 'company') {
      const broken = required(value.taxNumber);
      if (broken) addIssue(at('taxNumber', value, broken));
    } else if (value.kind === 'special') addIssue(at('kind', value, 'companyInvoice'));
  }),
);
