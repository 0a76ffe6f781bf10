import type { OwnInvoice, RememberedHeader } from '@fairway/gateway/contract/invoice';
import { invoice, invoiceRequest } from '@fairway/trade';
import * as v from 'valibot';

const empty = {
  headerType: 'company',
  kind: 'ordinary',
  header: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  remark: '',
};
export type InvoiceValues = typeof empty;

/** The values of the company fields in a person's request: those fields are hidden then and replace typed values. */
const ofPerson = {
  kind: 'ordinary',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
} as const;
const { headerType, header, remark } = invoiceRequest;
const person = v.pipe(
  v.object({ headerType, header, remark }),
  v.transform((typed) => ({ ...typed, ...ofPerson })),
);

/** The fields that count for the type of header that is chosen. */
export const invoiceSchema = v.lazy((typed) =>
  (typed as Partial<InvoiceValues>).headerType === 'personal' ? person : invoice,
);

/** The initial values of the form: the last request, otherwise the newest header. */
export function startOf(invoice: OwnInvoice | null, [newest]: readonly RememberedHeader[]): InvoiceValues {
  const from: Partial<InvoiceValues> = invoice ?? newest ?? {};
  const known = Object.keys(empty) as (keyof InvoiceValues)[];
  return Object.fromEntries(known.map((name) => [name, from[name] ?? empty[name]])) as InvoiceValues;
}
