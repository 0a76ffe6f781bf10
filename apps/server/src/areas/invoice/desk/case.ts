import type { InvoiceCase } from '@fairway/gateway/contract/invoiceDesk';
import { payWay } from '@fairway/trade';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { loggedEntries, newestFirst } from '../../../services/review/trail.ts';
import { buyerContacts, maskedEmail, maskedPhone } from '../../account/index.ts';
import { routesOfOrders } from '../../order/index.ts';
import { fileLink } from '../../upload/index.ts';
import { certifiedCompany, fieldsOf } from '../answers.ts';
import { eventsOf } from '../store.ts';
import { checksOf } from './checks.ts';
import { type QueuedInvoice, selectInvoices, toWaiting } from './queue.ts';
import { review } from './review.ts';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

/** A request by the number of its order. */
export function findInvoice(db: Db, orderNo: string): Promise<QueuedInvoice | undefined> {
  return selectInvoices(db).where('purchaseOrder.orderNo', '=', orderNo).executeTakeFirst();
}

/** Everything that a decision about an invoice needs, on one page. */
export async function invoiceCase(
  db: Db,
  row: QueuedInvoice,
  { config, now }: { readonly config: Config; readonly now: Date },
): Promise<InvoiceCase> {
  const { tenantId, orderId } = row;
  const order = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [routesByOrder, buyer, contacts, money, certified, trail, document] = await Promise.all([
    routesOfOrders(db, tenantId, [orderId]),
    buyerOf(db, tenantId, order.accountId),
    buyerContacts(db, tenantId, row.accountId),
    moneyOf(db, order),
    certifiedCompany(db, tenantId),
    trailOf(db, row),
    documentOf(db, config, row, now),
  ]);
  const { email, phone } = contacts;
  return {
    ...toWaiting(row, now),
    ...fieldsOf(row),
    version: row.version,
    buyer,
    contact: email !== null ? maskedEmail(email) : phone !== null ? maskedPhone(phone) : null,
    order: {
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      payWay: order.payWay,
      routes: routesByOrder.get(orderId) ?? [],
      memberCount: order.memberCount,
      durationMonths: order.months,
      listAmount: cny(order.listAmount),
      discount: cny(order.discount),
      amount: cny(order.amount),
      received: money.received === null ? null : cny(money.received),
      refunded: cny(money.refunded),
    },
    checks: checksOf({
      amount: order.amount,
      received: money.received,
      header: row.header,
      buyer: buyer.name,
      taxNumber: row.taxNumber,
      creditCode: certified?.creditCode ?? null,
    }),
    trail,
    invoiceNumber: row.invoiceNumber,
    issuedOn: row.issuedOn,
    document,
  };
}

async function buyerOf(db: Db, tenantId: string, accountId: string): Promise<InvoiceCase['buyer']> {
  const row = await db
    .selectFrom('account')
    .leftJoin('company', 'company.tenantId', 'account.tenantId')
    .select('company.name as companyName')
    .select((of) => of.fn.coalesce('account.realName', 'account.name').as('personName'))
    .where('account.tenantId', '=', tenantId)
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { name: row.companyName ?? row.personName, company: row.companyName !== null };
}

interface Paid {
  readonly tenantId: string;
  readonly id: string;
  readonly payWay: number | null;
}

/** Loads the money received for an order, by its wallet or the bank statement, and the refunds of overpayments. Fen. */
async function moneyOf(db: Db, { tenantId, id, payWay: way }: Paid) {
  const ofOrder = { tenantId, orderId: id };
  const transfer = await db
    .selectFrom('transferConfirmation')
    .select('received')
    .where('tenantId', '=', ofOrder.tenantId)
    .where('orderId', '=', ofOrder.orderId)
    .orderBy('confirmedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const payment = await db
    .selectFrom('payment')
    .select('amount')
    .where('tenantId', '=', ofOrder.tenantId)
    .where('orderId', '=', ofOrder.orderId)
    .where('state', '=', 'paid')
    .orderBy('paidAt')
    .limit(1)
    .executeTakeFirst();
  const { refunded } = await db
    .selectFrom('refundTask')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('refunded'))
    .where('tenantId', '=', ofOrder.tenantId)
    .where('orderId', '=', ofOrder.orderId)
    .executeTakeFirstOrThrow();
  const received = way === payWay.corporateTransfer ? transfer?.received : payment?.amount;
  return { received: received ?? null, refunded: Number(refunded) };
}

/** Loads the history, newest first: the request's own events, and who opened it. */
async function trailOf(db: Db, row: QueuedInvoice): Promise<InvoiceCase['trail']> {
  const events = await eventsOf(db, { tenantId: row.tenantId, id: row.orderId });
  const logged = await loggedEntries(db, review.subjectOf(row)).execute();
  const openings = logged.filter(({ action }) => action === 'invoiceOpened');
  return newestFirst<InvoiceCase['trail'][number]>([
    ...events.map(({ at, what, staffName, text }) => ({
      at: at.toISOString(),
      what,
      by: staffName,
      text,
    })),
    ...openings.map(({ at, staffName }) => ({
      at: at.toISOString(),
      what: 'opened' as const,
      by: staffName,
      text: null,
    })),
  ]);
}

async function documentOf(db: Db, config: Config, { fileId, orderNo }: QueuedInvoice, now: Date) {
  if (fileId === null) return null;
  const file = await db.selectFrom('file').select('bytes').where('id', '=', fileId).executeTakeFirst();
  if (!file) return null;
  const { url, expiresAt } = fileLink(config, fileId, now);
  return { url: `${url}&name=invoice-${orderNo}`, expiresAt, bytes: file.bytes };
}
