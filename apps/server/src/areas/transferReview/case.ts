import type { TrailEntry, TransferCase } from '@fairway/gateway/contract/transferReview';
import { dayMs, orderStatus, payWay } from '@fairway/trade';
import { type SqlBool, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { CaseReader } from '../../services/review/reader.ts';
import { loggedEntries, newestFirst } from '../../services/review/trail.ts';
import { buyerContacts, maskedEmail } from '../account/index.ts';
import { orderSettings, priceOf, routesOfOrders } from '../order/index.ts';
import { fileLink } from '../upload/index.ts';
import { checksOf } from './checks.ts';
import { selectTransfers, type TransferRow, toWaiting } from './queue.ts';
import { review } from './review.ts';

const ninetyDays = 90 * dayMs;
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

/** Loads a transfer by its order number; undefined where no voucher was ever handed in. */
export function findTransfer(db: Db, orderNo: string): Promise<TransferRow | undefined> {
  return selectTransfers(db)
    .where('purchaseOrder.orderNo', '=', orderNo)
    .where('purchaseOrder.voucherAt', 'is not', null)
    .executeTakeFirst();
}

/** Everything that a decision about a transfer needs, on one page. */
export async function transferCase(
  db: Db,
  row: TransferRow,
  reader: CaseReader & { readonly config: Config },
): Promise<TransferCase> {
  const { config, now } = reader;
  const { payee, bankAccount } = config.of(orderSettings).transfer;
  const [routesByOrder, vouchers, facts, trail, { email }] = await Promise.all([
    routesOfOrders(db, row.tenantId, [row.id]),
    vouchersOf(db, row),
    compared(db, row, now),
    trailOf(db, row),
    buyerContacts(db, row.tenantId, row.accountId),
  ]);
  const routes = routesByOrder.get(row.id) ?? [];
  const { amount } = priceOf({ routes: routes.length, seats: row.memberCount, months: row.months });
  return {
    ...toWaiting(row, reader),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    routes,
    memberCount: row.memberCount,
    durationMonths: row.months,
    listAmount: cny(row.listAmount),
    discount: cny(row.discount),
    remark: row.voucherRemark,
    payee,
    bankAccount,
    vouchers: vouchers.map(({ id, width, height, bytes }) => ({
      id,
      ...fileLink(config, id, now),
      width,
      height,
      bytes,
    })),
    checks: checksOf({
      ...facts,
      amount: row.amount,
      listed: amount,
      orderNo: row.orderNo,
      remark: row.voucherRemark,
      paidRoutes: routes
        .filter(({ id }) => facts.paidRouteIds.has(id))
        .map(({ origin, destination }) => `${origin.code} – ${destination.code}`),
    }),
    trail,
    buyerEmail: email === null ? null : maskedEmail(email),
  };
}

function vouchersOf(db: Db, { tenantId, id }: TransferRow) {
  return db
    .selectFrom('purchaseOrderVoucher')
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenantId', '=', 'purchaseOrderVoucher.tenantId')
        .onRef('file.id', '=', 'purchaseOrderVoucher.fileId'),
    )
    .select(['file.id', 'file.width', 'file.height', 'file.bytes'])
    .where('purchaseOrderVoucher.tenantId', '=', tenantId)
    .where('purchaseOrderVoucher.orderId', '=', id)
    .orderBy('file.createdAt')
    .orderBy('file.id')
    .execute();
}

async function compared(db: Db, { tenantId, id, amount }: TransferRow, now: Date) {
  const others = await db
    .selectFrom('purchaseOrder')
    .select('orderNo')
    .where('tenantId', '=', tenantId)
    .where('id', '!=', id)
    .where('amount', '=', amount)
    .where('voucherAt', '>', new Date(now.getTime() - ninetyDays))
    .where('status', 'in', [orderStatus.toBeConfirmed, orderStatus.completed])
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute();
  const codes = await db
    .selectFrom('payment')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .where('state', '=', 'open')
    .where('expiresAt', '>', now)
    .execute();
  const paidRoutes = await db
    .selectFrom('subscriptionRoute')
    .innerJoin('subscription', (join) =>
      join
        .onRef('subscription.tenantId', '=', 'subscriptionRoute.tenantId')
        .onRef('subscription.id', '=', 'subscriptionRoute.subscriptionId'),
    )
    .select('seaRouteId')
    .where('subscription.tenantId', '=', tenantId)
    .where('kind', '=', 'paid')
    .where('subscription.expiresAt', '>', now)
    // The order's own subscription does not count as another one.
    .where(sql<SqlBool>`subscription.order_id is distinct from ${id}`)
    .execute();
  return {
    sameAmount: others.map(({ orderNo }) => orderNo),
    openCodes: codes.length,
    paidRouteIds: new Set(paidRoutes.map(({ seaRouteId }) => seaRouteId)),
  };
}

/** Loads the history of the order, newest first: its own dates, and its entries in the log. */
async function trailOf(db: Db, row: TransferRow): Promise<TrailEntry[]> {
  const logged = await loggedEntries(db, review.subjectOf(row)).execute();
  const byWallet = row.status === orderStatus.completed && row.payWay !== payWay.corporateTransfer;
  const own: (readonly [TrailEntry['what'], Date | null])[] = [
    ['ordered', row.createdAt],
    ['voucherHandedIn', row.voucherAt],
    ['paid', byWallet ? row.paidAt : null],
    ['cancelled', row.cancelledAt],
  ];
  return newestFirst<TrailEntry>([
    ...own.flatMap(([what, at]) => (at ? [{ at: at.toISOString(), what, by: null, reason: null }] : [])),
    ...logged.map(({ at, action, staffName, reason }) => ({
      at: at.toISOString(),
      what: action as TrailEntry['what'],
      by: staffName,
      reason,
    })),
  ]);
}
