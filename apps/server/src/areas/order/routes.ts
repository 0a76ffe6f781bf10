import { order as calls } from '@fairway/gateway/contract/order';
import { holds, invoiceStatus, orderStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { type Route, read, write, writeInSteps } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { routesForSale } from '../subscribe/index.ts';
import { discounts, priceOf } from './checkout/price.ts';
import { extendOrder } from './extend.ts';
import { shownNewOrder, shownOrder } from './list/orderAnswer.ts';
import { paymentRoutes } from './payments/routes.ts';
import { isCertified, orderRefusal, reviewDays } from './rules.ts';
import { orderSettings } from './settings.ts';
import { insertOrder, newOrderNo, type OrderRow, ownOrder, paidUntil } from './store.ts';
import { submitVoucher } from './transfer.ts';

/** Orders that one account may make in an hour. */
const ordersPerHour = [{ count: 60, seconds: 3600 }];
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

/** Calls of buyers; those that query the wallets first are in `payments/routes.ts`. */
export const routes: readonly Route[] = [
  ...paymentRoutes,

  read(calls.selectTerms, ({ config }) => ({
    payMinutes: config.of(orderSettings).payMinutes,
    discounts: discounts.toReversed(),
  })),

  read(calls.selectQuote, async ({ query, db, refuse }) => {
    const seaRouteIds = [...new Set(query.seaRouteIds)];
    const forSale = await routesForSale(db, seaRouteIds);
    if (forSale.length < seaRouteIds.length) return refuse('routeNotForSale');
    const basket = { routes: seaRouteIds.length, seats: query.memberCount, months: query.durationMonths };
    const { days, discountPercent, ...amounts } = priceOf(basket);
    return {
      days,
      discountPercent,
      routePerDay: cny(amounts.routePerDay),
      seatPerDay: cny(amounts.seatPerDay),
      perDay: cny(amounts.perDay),
      listAmount: cny(amounts.listAmount),
      discountBase: cny(amounts.discountBase),
      discount: cny(amounts.discount),
      amount: cny(amounts.amount),
    };
  }),

  writeInSteps(calls.create, async ({ body, caller, commit, refuse, config, services, now, language }) => {
    const limit = await services.limits.take(`orders ${caller.accountId}`, ordersPerHour, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    const { durationMonths: months, memberCount } = body;
    const seaRouteIds = [...new Set(body.seaRouteIds)];
    return commit(async (transaction) => {
      const { tenantId, accountId, rights } = caller;
      const forSale = await routesForSale(transaction, seaRouteIds);
      const { size } = await paidUntil(transaction, tenantId, seaRouteIds, now);
      // A renewal extends held routes, so it is not refused because of them.
      const heldCount = body.renew ? 0 : size;
      const certified = isCertified(await certificationOf(transaction, caller));
      const routeCount = seaRouteIds.length;
      const refusal = orderRefusal({
        maySeat: holds(rights.permissions, 'order:seats'),
        certified,
        memberCount,
        routeCount,
        forSale: forSale.length,
        heldCount,
      });
      if (refusal) return refuse(refusal);
      const { listAmount, discount, amount } = priceOf({ routes: routeCount, seats: memberCount, months });
      const order: OrderRow = {
        tenantId,
        id: uuidv7(),
        orderNo: newOrderNo(now),
        accountId,
        status: orderStatus.pendingPayment,
        months,
        memberCount,
        listAmount,
        discount,
        amount,
        payWay: null,
        createdAt: now,
        paidAt: null,
        cancelsAt: new Date(now.getTime() + config.of(orderSettings).payMinutes * 60_000),
        cancelledAt: null,
        cancelReason: null,
        voucherAt: null,
        voucherRemark: null,
        rejectReason: null,
        rejectReasonEn: null,
        subscriptionId: null,
        invoiceStatus: invoiceStatus.notIssued,
      };
      await insertOrder(transaction, order, seaRouteIds);
      return shownNewOrder(order, forSale, { now, language });
    });
  }),

  write(calls.extend, async ({ body, db, caller, refuse, config, now, language }) => {
    const order = await ownOrder(db, caller.tenantId, body.orderNo);
    if (!order) return refuse('orderNotFound');
    const extended = await extendOrder(db, order, config.of(orderSettings).payMinutes, now);
    return extended ? shownOrder(db, extended, { now, language }) : refuse('orderNotPending');
  }),

  read(calls.selectTransferAccount, async ({ query, db, caller, refuse, config }) => {
    const order = await ownOrder(db, caller.tenantId, query.orderNo);
    if (!order) return refuse('orderNotFound');
    return {
      ...config.of(orderSettings).transfer,
      remark: order.orderNo,
      amount: cny(order.amount),
      reviewDays,
    };
  }),

  write(calls.offLinePay, async ({ body, db, caller, refuse, now, language }) => {
    const { tenantId, accountId } = caller;
    const order = await ownOrder(db, tenantId, body.orderNo);
    if (!order) return refuse('orderNotFound');

    const voucher = { accountId, fileIds: body.voucherIds, remark: body.remark ?? null };
    const submitted = await submitVoucher(db, order, voucher, now);
    if (submitted === 'notPending') return refuse('orderNotPending');
    if (submitted === 'vouchersInvalid' || submitted === 'voucherUsed') return refuse(submitted);
    return await shownOrder(db, submitted, { now, language });
  }),
];

function certificationOf(db: Db, { tenantId, accountId }: Member) {
  return db
    .selectFrom('account')
    .select(['accountType', 'auditStatus', 'personalAuditStatus'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
