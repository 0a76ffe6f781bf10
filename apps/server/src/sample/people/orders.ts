import { chinaDay, invoiceStatus, orderStatus } from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { claimNumber, priceOf } from '../../areas/order/index.ts';
import { storeFile } from '../../areas/upload/index.ts';
import type { Db } from '../../database/db.ts';
import type { BlobStore } from '../../services/files/blobStore.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { beginPart, endPart, writeStep } from '../steps.ts';
import { samplePdf } from './pdf.ts';

const months = 3;

/** The storage of the sample's files. */
export interface SampleFiles {
  readonly blobs: BlobStore;
  readonly papers: PaperKeys;
}

interface Subscribed {
  readonly tenantId: string;
  readonly id: string;
  readonly startedBy: string;
  readonly seats: number;
  readonly startedAt: Date;
  readonly personName: string;
  readonly companyName: string | null;
  readonly seaRouteIds: readonly string[];
}

/** The invoice state of each sample order; the last has none. */
const stands = ['issued', 'requested', 'sentBack', null] as const;

/**
 * Gives the subscriptions of the sample accounts the orders that they came from, each with an invoice in another state,
 * in a database without any order. Invented data, marked as such in header, tax number, invoice number and PDF.
 */
export async function fillSampleOrders(db: Db, now: Date, files: SampleFiles): Promise<void> {
  const begun = await writeStep(db, async (trx) => {
    const none = async () =>
      !(await trx.selectFrom('purchaseOrder').select('id').limit(1).executeTakeFirst());
    const at = await beginPart(trx, 'orders', now, none);
    if (at !== null && (await none())) await addOrders(trx, at);
    return at;
  });
  if (begun === null) return;
  for (const order of await toIssue(db)) {
    // Another server may have issued it since.
    await writeStep(db, async (trx) => {
      if (await isWaiting(trx, order)) await issue(db, order, files, begun);
    });
  }
  await endPart(db, 'orders', now);
}

async function addOrders(trx: Db, now: Date): Promise<void> {
  for (const [index, each] of (await subscriptions(trx)).entries()) {
    const order = await addOrder(trx, each, index, now);
    const stand = stands[index % stands.length] ?? null;
    if (stand) await addInvoice(trx, each, order, stand === 'issued' ? 'requested' : stand, now);
  }
}

async function isWaiting(trx: Db, { orderId }: Made): Promise<boolean> {
  const invoice = await trx
    .selectFrom('invoice')
    .select('state')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return invoice?.state === 'requested';
}

/** The orders whose invoice is still to be issued. */
async function toIssue(db: Db): Promise<(Subscribed & Made)[]> {
  const waiting = (await subscriptions(db)).filter((_, index) => stands[index % stands.length] === 'issued');
  const orders = await db
    .selectFrom('purchaseOrder')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.tenantId', '=', 'purchaseOrder.tenantId')
        .onRef('invoice.orderId', '=', 'purchaseOrder.id'),
    )
    .select(['purchaseOrder.id as orderId', 'orderNo', 'purchaseOrder.amount', 'subscriptionId'])
    .where('invoice.state', '=', 'requested')
    .execute();
  return waiting.flatMap((each) => {
    const order = orders.find(({ subscriptionId }) => subscriptionId === each.id);
    return order ? { ...each, ...order } : [];
  });
}

async function subscriptions(trx: Db): Promise<Subscribed[]> {
  return trx
    .selectFrom('subscription')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'subscription.tenantId')
        .onRef('account.id', '=', 'subscription.startedBy'),
    )
    .innerJoin('subscriptionRoute', (join) =>
      join
        .onRef('subscriptionRoute.tenantId', '=', 'subscription.tenantId')
        .onRef('subscriptionRoute.subscriptionId', '=', 'subscription.id'),
    )
    .leftJoin('company', 'company.tenantId', 'subscription.tenantId')
    .select(['subscription.tenantId', 'subscription.id', 'startedBy', 'seats', 'startedAt'])
    .select('company.name as companyName')
    .select(({ fn }) => fn.coalesce('account.realName', 'account.name').as('personName'))
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['seaRouteId']).as('seaRouteIds'))
    .where('kind', '=', 'paid')
    .groupBy(['subscription.tenantId', 'subscription.id', 'startedBy', 'seats', 'startedAt'])
    .groupBy(['company.name', 'account.realName', 'account.name'])
    .orderBy('subscription.id')
    .execute();
}

interface Made {
  readonly orderId: string;
  readonly orderNo: string;
  readonly amount: number;
}

async function addOrder(trx: Db, of: Subscribed, index: number, now: Date): Promise<Made> {
  const { tenantId, id: subscriptionId, startedBy: accountId, seats: memberCount, seaRouteIds } = of;
  const orderId = uuidv7();
  const { listAmount, discount, amount } = priceOf({
    routes: seaRouteIds.length,
    seats: memberCount,
    months,
  });
  const orderNo = `${chinaDay(now).replaceAll('-', '')}${String(7_301_928_357 + index * 1_118_203)}`;
  await claimNumber(trx, 'order', orderNo, { tenantId, id: orderId });
  await trx
    .insertInto('purchaseOrder')
    .values({
      ...{ tenantId, id: orderId, orderNo, accountId, months, memberCount, listAmount, discount, amount },
      ...{ status: orderStatus.completed, payWay: index % 2 === 0 ? 1 : 2, subscriptionId },
      createdAt: new Date(now.getTime() - 180_000),
      paidAt: now,
      invoiceStatus: invoiceStatus.notIssued,
    })
    .execute();
  await trx
    .insertInto('purchaseOrderRoute')
    .values(seaRouteIds.map((seaRouteId) => ({ tenantId, orderId, seaRouteId })))
    .execute();
  // In all other code it is written once with its subscription, so the table's type allows no update.
  await sql`update subscription set order_id = ${orderId}
    where tenant_id = ${tenantId} and id = ${subscriptionId}`.execute(trx);
  return { orderId, orderNo, amount };
}

async function addInvoice(
  trx: Db,
  { tenantId, startedBy: accountId, companyName, personName }: Subscribed,
  { orderId, amount }: Made,
  state: 'requested' | 'sentBack',
  now: Date,
): Promise<void> {
  const sentBack = state === 'sentBack';
  await trx
    .insertInto('invoice')
    .values({
      ...{ tenantId, orderId, accountId, state, version: sentBack ? 2 : 1, amount, language: 'zh' },
      headerType: companyName === null ? 'personal' : 'company',
      kind: 'ordinary',
      header: companyName ?? personName,
      taxNumber: companyName === null ? '' : '91310000000000000X',
      ...{ address: '', phone: '', bank: '', bankAccount: '', remark: '示例' },
      requestedAt: now,
      changedAt: now,
      reasonZh: sentBack ? '抬头名称与税号查不到对应的企业。请按营业执照核对后重新提交。' : null,
      reasonEn: sentBack
        ? 'No company is registered under this header and tax number. Check both against your business licence and ask again.'
        : null,
    })
    .execute();
  const event = { tenantId, orderId, at: now };
  await trx
    .insertInto('invoiceEvent')
    .values({ ...event, id: uuidv7(), what: 'requested' })
    .execute();
  if (sentBack)
    await trx
      .insertInto('invoiceEvent')
      .values({ ...event, id: uuidv7(), what: 'sentBack' })
      .execute();
  await trx
    .updateTable('purchaseOrder')
    .set({ invoiceStatus: sentBack ? invoiceStatus.notIssued : invoiceStatus.issuing })
    .where('tenantId', '=', tenantId)
    .where('id', '=', orderId)
    .execute();
}

/** Issues one with a PDF that describes it. */
async function issue(db: Db, of: Subscribed & Made, files: SampleFiles, now: Date): Promise<void> {
  const { tenantId, startedBy: accountId, orderId, orderNo, amount } = of;
  const invoiceNumber = `26310000${orderNo.slice(-10)}01`;
  const bytes = samplePdf([
    'SAMPLE INVOICE - NOT VALID FOR TAX PURPOSES',
    '',
    `Invoice number  ${invoiceNumber}`,
    `Order           ${orderNo}`,
    `Amount          CNY ${(amount / 100).toFixed(2)}`,
    '',
    'Made by the sandbox of Fairway.',
  ]);
  const document = { bytes, mediaType: 'application/pdf', width: 0, height: 0 } as const;
  const owner = { tenantId, accountId, purpose: 'invoice' } as const;
  await storeFile({ db, ...files }, owner, document, now, async (trx, { id: fileId }) => {
    await trx
      .updateTable('file')
      .set({ usedAt: now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', fileId)
      .execute();
    await claimNumber(trx, 'invoice', invoiceNumber, { tenantId, id: orderId });
    await trx
      .updateTable('invoice')
      .set({ state: 'issued', version: 2, invoiceNumber, fileId, issuedOn: chinaDay(now) })
      .where('tenantId', '=', tenantId)
      .where('orderId', '=', orderId)
      .execute();
    await trx
      .insertInto('invoiceEvent')
      .values({ tenantId, orderId, id: uuidv7(), at: now, what: 'issued', text: invoiceNumber })
      .execute();
    await trx
      .updateTable('purchaseOrder')
      .set({ invoiceStatus: invoiceStatus.issued })
      .where('tenantId', '=', tenantId)
      .where('id', '=', orderId)
      .execute();
  });
}
