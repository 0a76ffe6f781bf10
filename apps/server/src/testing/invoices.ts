import { invoice, type OwnInvoice } from '@fairway/gateway/contract/invoice';
import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import type { Order } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { expect } from 'vitest';
import { type Buyer, ordered } from './orders.ts';
import type { TestStaff } from './staff.ts';
import { look, payQr, tap } from './till.ts';

/** A header as the form sends it. */
export const header = {
  headerType: 'company',
  kind: 'ordinary',
  header: '上海恒力国际货运代理有限公司',
  taxNumber: '91310115MA1K00015K',
  ...{ address: '', phone: '', bank: '', bankAccount: '', remark: '' },
} as const;

/** A small file that begins and ends as a PDF does. */
export const pdf = (says = 'invoice') =>
  new Blob([`%PDF-1.7\n% ${says}\ntrailer\n%%EOF\n`], { type: 'application/pdf' });

let issued = 0;
/** Twenty digits that no other invoice of the tests has. */
export function newInvoiceNumber(): string {
  issued += 1;
  return `26312000${String(issued).padStart(12, '0')}`;
}

/** An order that is paid by code and completed. */
export async function paidOrder(by: Buyer, lanes: readonly string[], count = 1): Promise<Order> {
  const made = await ordered(by, lanes, count);
  await tap(await payQr(by, made), 'pay');
  // The wallet sends its own notice.
  await expect.poll(async () => (await look(by, made)).status).toBe(orderStatus.completed);
  return look(by, made);
}

/** Requests the invoice of an order. */
export function askFor(
  { client }: Buyer,
  { orderNo }: Pick<Order, 'orderNo'>,
  change: object = {},
): Promise<OwnInvoice> {
  return client.gateway.send(invoice.request, { body: { orderNo, seen: null, ...header, ...change } });
}

/** Issues the invoice of an order as finance does. */
export function issue(
  { client }: TestStaff,
  { orderNo }: Pick<Order, 'orderNo'>,
  { seen = 1, invoiceNumber = newInvoiceNumber(), issuedOn = '2026-11-20', file = pdf() } = {},
) {
  return client.gateway.send(invoiceDesk.issue, {
    body: { orderNo, seen, invoiceNumber, issuedOn, file },
  });
}
