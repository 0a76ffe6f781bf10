import { setTimeout as pause } from 'node:timers/promises';
import { order as orders, type WalletWay, walletCalls, walletWays } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { type Route, read, type WritingInSteps, writeInSteps } from '../../../http/answer.ts';
import { cancelByBuyer } from '../cancel.ts';
import { orderDetail } from '../list/detail.ts';
import { shownOrder } from '../list/orderAnswer.ts';
import { ordersDue, ordersPage } from '../list/page.ts';
import { latestPayment, type OrderRow, ownOrder } from '../store.ts';
import { type CheckParts, checkForPage } from './check.ts';
import { endCountdown, endCountdowns } from './countdown.ts';
import { goodQr, openQr } from './openQr.ts';

/** New codes for one order while it waits: enough for every way and several expiries. */
const codesOfOrder = [{ count: 30, seconds: 3600 }];
const subjects = { zh: '航道 航线订阅', en: 'Fairway route subscription' };

/** Milliseconds for which a page waits for a slow wallet. */
const patience = 1500;

/** Waits briefly for work that a job would do anyway, and ignores its failure. */
function soon(work: Promise<void>): Promise<void> {
  return Promise.race([work.catch(() => {}), pause(patience, undefined, { ref: false })]);
}

/** Calls that query the wallets before they respond: their order may have been paid a moment ago. */
export const paymentRoutes: readonly Route[] = [
  ...walletWays.map((way) => writeInSteps(walletCalls[way], (handling) => qrOf(handling, way))),

  read(orders.queryByOrderNo, async ({ query, db, caller, refuse, services, now, language }) => {
    const order = await orderNow({ db, wallets: services.wallets }, caller.tenantId, query.orderNo, now);
    return order ? shownOrder(db, order, { now, language }) : refuse('orderNotFound');
  }),

  read(orders.selectDetail, async ({ query, db, caller, refuse, services, config, now, language }) => {
    const order = await orderNow({ db, wallets: services.wallets }, caller.tenantId, query.orderNo, now);
    if (!order) return refuse('orderNotFound');
    return orderDetail(db, order, { accountId: caller.accountId, config, now, language });
  }),

  read(orders.selectPage, async ({ query, db, caller, services, now, language }) => {
    const { tenantId } = caller;
    await soon(endCountdowns({ db, wallets: services.wallets }, await ordersDue(db, tenantId, now), now));
    return ordersPage(db, tenantId, query, { now, language });
  }),

  writeInSteps(orders.cancel, async ({ body, db, caller, commit, refuse, services, now, language }) => {
    const order = await ownOrder(db, caller.tenantId, body.orderNo);
    if (!order) return refuse('orderNotFound');
    // Paid on the phone and cancelled here at the same moment: the payment wins.
    const payment = await latestPayment(db, order);
    const parts = { db, wallets: services.wallets };
    if (payment) await soon(checkForPage(parts, payment, now));
    return commit(async (transaction) => {
      const cancelled = await cancelByBuyer(transaction, order, now);
      return cancelled ? shownOrder(transaction, cancelled, { now, language }) : refuse('orderNotPending');
    });
  }),
];

/** The current state of a tenant's order: changes that the jobs would make within seconds are made for the reader. */
async function orderNow(
  parts: CheckParts,
  tenantId: string,
  orderNo: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const { db } = parts;
  const order = await ownOrder(db, tenantId, orderNo);
  if (order?.status !== orderStatus.pendingPayment) return order;
  // Their failure does not fail the page.
  const payment = await latestPayment(db, order);
  if (payment) await soon(checkForPage(parts, payment, now));
  if (order.cancelsAt && order.cancelsAt <= now) await soon(endCountdown(parts, order, now));
  return (await ownOrder(db, tenantId, orderNo)) ?? order;
}

async function qrOf(handling: WritingInSteps<(typeof walletCalls)[WalletWay]>, way: WalletWay) {
  const { body, caller, commit, refuse, db, config, services, now, language } = handling;
  const order = await ownOrder(db, caller.tenantId, body.orderNo);
  if (!order) return refuse('orderNotFound');
  const good = await goodQr(db, order, way, now);
  if (good) return commit(async () => good);
  const limit = await services.limits.take(`payment codes ${order.id}`, codesOfOrder, now);
  if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
  const parts = { db, config, wallets: services.wallets };
  const opened = await openQr(parts, order, way, subjects[language], now);
  if ('refused' in opened) return refuse(opened.refused);
  return commit(async (transaction) => {
    await opened.keep(transaction);
    return opened.qr;
  });
}
