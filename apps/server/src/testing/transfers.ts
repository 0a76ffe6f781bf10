import { type Order, order } from '@fairway/gateway/contract/order';
import { transferReview } from '@fairway/gateway/contract/transferReview';
import type { TestAnswer } from './client.ts';
import type { Buyer } from './orders.ts';
import { jpeg } from './pictures.ts';
import type { TestStaff } from './staff.ts';
import { uploaded } from './uploads.ts';

/** Hands in a picture as the proof that an order was paid by transfer. */
export async function handIn(
  { client }: Buyer,
  { orderNo }: Pick<Order, 'orderNo'>,
  remark = '王',
): Promise<Order> {
  const { id } = await uploaded(client, await jpeg(), 'transferVoucher');
  return client.gateway.send(order.offLinePay, { body: { orderNo, voucherIds: [id], remark } });
}

type Seen = { readonly voucherAt: string; readonly firstId: string | null };

/** Loads what a finance member sees of a transfer, for use in a decision. */
export async function seenBy({ client }: TestStaff, orderNo: string): Promise<Seen> {
  const { voucherAt, first } = await client.gateway.send(transferReview.selectCase, { query: { orderNo } });
  return { voucherAt, firstId: first?.id ?? null };
}

interface Transfer {
  readonly orderNo: string;
  readonly amount: { readonly amount: number };
}

/** Confirms that the whole amount of an order has arrived. */
export async function confirmTransfer(by: TestStaff, { orderNo, amount }: Transfer): Promise<TestAnswer> {
  const seen = await seenBy(by, orderNo);
  return by.client.raw(transferReview.confirm, { body: { orderNo, received: amount.amount, seen } });
}

/** Sends a transfer back because its picture cannot be read. */
export async function sendTransferBack(by: TestStaff, { orderNo }: Transfer): Promise<TestAnswer> {
  const seen = await seenBy(by, orderNo);
  return by.client.raw(transferReview.sendBack, { body: { orderNo, reasons: ['unreadable'], seen } });
}
