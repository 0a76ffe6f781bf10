import type { DataOf } from '@fairway/gateway/contract/call';
import type { invoiceDesk, WaitingInvoice } from '@fairway/gateway/contract/invoiceDesk';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { invoiceListing } from '@fairway/gateway/contract/listings/invoices';
import { foldedWords } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listSql, selectPage } from '../../../database/listPage.ts';
import { foundByIndex } from '../../../database/listTests.ts';
import { defineQueue } from '../../../services/review/queue.ts';
import { reviewClock } from '../../../time/reviewClock.ts';
import { afterWorkingDays } from '../../../time/workingDays.ts';
import { invoiceDays } from '../rules.ts';

/** Invoices with the number of their order. */
export function selectInvoices(db: Db) {
  return db
    .selectFrom('invoice')
    .innerJoin('purchaseOrder', (join) =>
      join
        .onRef('purchaseOrder.tenantId', '=', 'invoice.tenantId')
        .onRef('purchaseOrder.id', '=', 'invoice.orderId'),
    )
    .selectAll('invoice')
    .select('purchaseOrder.orderNo');
}
export type QueuedInvoice = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

/** A request as its row shows it. */
export function toWaiting(row: QueuedInvoice, now: Date): WaitingInvoice {
  const { orderNo, state, header, headerType, kind, amount, requestedAt, changedAt } = row;
  return {
    ...{ orderNo, state, header, headerType, kind },
    amount: { amount, currency: 'CNY' },
    requestedAt: requestedAt.toISOString(),
    // For a settled request the clock stops.
    clock: reviewClock(requestedAt, state === 'requested' ? now : changedAt, invoiceDays),
  };
}

type Search = ListQuery<typeof invoiceListing>;

const ownTexts = ['invoice.header', 'invoice.tax_number', 'invoice.invoice_number'];

const listed = listSql(invoiceListing, {
  sorts: { requestedAt: 'invoice.requested_at', amount: 'invoice.amount' },
  ties: 'invoice.requested_at, invoice.order_id',
  filters: { stage: (value) => sql`invoice.state = ${value}` },
  keyword: (text) => {
    const words = foldedWords(text).map(
      (word) => sql`((invoice.tenant_id, invoice.order_id) in (
        select tenant_id, order_id from invoice where ${foundByIndex(word, ...ownTexts)}
        union select tenant_id, id from purchase_order where ${foundByIndex(word, 'purchase_order.order_no')}))`,
    );
    return words.length === 0 ? sql`false` : sql`(${sql.join(words, sql` and `)})`;
  },
});

/** A page of the queue. */
export async function waitingPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof invoiceDesk.selectPage>> {
  return selectPage(selectInvoices(db), listed, search, (row) => toWaiting(row, now));
}

/** The queue of requests for invoices. */
export const invoiceQueue = defineQueue({
  name: 'invoices',
  role: 'finance',
  settledBy: ['invoiceIssued', 'invoiceSentBack'],
  due: async (db) => {
    const rows = await db
      .selectFrom('invoice')
      .select('requestedAt')
      .where('state', '=', 'requested')
      .execute();
    return rows.map(({ requestedAt }) => afterWorkingDays(requestedAt, invoiceDays));
  },
});
