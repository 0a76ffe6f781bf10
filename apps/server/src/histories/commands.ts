import { codes } from '@fairway/gateway/contract/codes';
import { order, type WalletWay, walletWays } from '@fairway/gateway/contract/order';
import { seat } from '@fairway/gateway/contract/seat';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { orderStatus } from '@fairway/trade';
import fc from 'fast-check';
import { expect } from 'vitest';
import { atDesk } from '../testing/staff.ts';
import { notify, payQr, watch } from '../testing/till.ts';
import { confirmTransfer, handIn, sendTransferBack } from '../testing/transfers.ts';
import { type HistoryCompany, logInAgain, ordersOf, sendCut } from './historyCompany.ts';
import { checkInvariants } from './invariants.ts';
import { type Model, note, payableOrders, seatCounts, statusOf } from './model.ts';

type Step = fc.AsyncCommand<Model, HistoryCompany>;

/**
 * Creates a step that is possible when `check` returns true. After each one the invariants hold and final statuses are
 * unchanged.
 */
function step(
  name: string,
  check: (model: Model) => boolean,
  run: (company: HistoryCompany, model: Model) => Promise<void>,
): Step {
  return {
    check,
    async run(model, company) {
      await run(company, model);
      await note(model, company);
      await checkInvariants(company);
    },
    toString: () => name,
  };
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const always = () => true;

interface Purchase {
  readonly routes: readonly number[];
  readonly months: 1 | 3;
  readonly seats: number;
  readonly cut: boolean;
}

const buy = ({ routes, months, seats, cut }: Purchase) =>
  step(
    `buy ${routes} for ${months} months with ${seats} seats${cut ? ', cut' : ''}`,
    always,
    async (company) => {
      const before = await ordersOf(company);
      const body = {
        seaRouteIds: routes.map((route) => pick(company.lanes, route)),
        durationMonths: months,
        memberCount: seats,
        renew: true,
      };
      const { code } = cut
        ? await sendCut(company, order.create, { body })
        : await company.admin.client.raw(order.create, { body });
      expect(code).toBe(codes.ok);
      expect(await ordersOf(company), 'one order, however often it was sent').toHaveLength(before.length + 1);
    },
  );

const requestCode = (index: number, way: WalletWay) =>
  step(
    `request a code of wallet ${way} for pending order ${index}`,
    (model) => payableOrders(model).length > 0,
    async (company, model) => {
      const { orderNo } = pick(payableOrders(model), index);
      await payQr(company.admin, { orderNo } as never, way);
    },
  );

/** The wallet takes the money. Its notices may be lost, repeated, or come at once. */
const pay = (index: number, notices: number) =>
  step(
    `pay trade ${index}, ${notices} notices`,
    ({ trades }) => trades.some(({ state }) => state === 'waiting'),
    async (company, model) => {
      const { outTradeNo, way, amount } = pick(
        model.trades.filter(({ state }) => state === 'waiting'),
        index,
      );
      const { db, clock } = company.server;
      await db
        .updateTable('sandboxTrade')
        .set({ state: 'paid', paidAt: clock.now(), providerNo: `9${outTradeNo.slice(0, 15)}` })
        .where('outTradeNo', '=', outTradeNo)
        .where('state', 'in', ['waiting', 'scanned'])
        .execute();
      const statuses = await Promise.all(
        Array.from({ length: notices }, () => notify(company.server, way, { outTradeNo, amount })),
      );
      expect(statuses).toEqual(statuses.map(() => 200));
    },
  );

const repeatNotice = (index: number) =>
  step(
    `repeat the notice of paid trade ${index}`,
    ({ trades }) => trades.some(({ state }) => state === 'paid'),
    async ({ server }, model) => {
      const { outTradeNo, way, amount } = pick(
        model.trades.filter(({ state }) => state === 'paid'),
        index,
      );
      expect(await notify(server, way, { outTradeNo, amount })).toBe(200);
    },
  );

const forgeNotice = (index: number) =>
  step(
    `forge a notice of trade ${index}`,
    ({ trades }) => trades.length > 0,
    async (company, model) => {
      const { outTradeNo, way, amount } = pick(model.trades, index);
      const before = await ordersOf(company);
      const secret = 'another secret, also of 32 bytes';
      expect(await notify(company.server, way, { outTradeNo, amount }, { secret })).toBe(401);
      expect(await ordersOf(company)).toEqual(before);
    },
  );

const cancel = (index: number, cut: boolean) =>
  step(
    `cancel order ${index}${cut ? ', cut' : ''}`,
    ({ orders }) => orders.length > 0,
    async (company, model) => {
      const { orderNo, status } = pick(model.orders, index);
      const body = { orderNo };
      const { code } = cut
        ? await sendCut(company, order.cancel, { body })
        : await company.admin.client.raw(order.cancel, { body });
      expect(code).toBe(status === orderStatus.pendingPayment ? codes.ok : codes.orderNotPending);
      if (status === orderStatus.pendingPayment)
        expect(await statusOf(company, orderNo)).toBe(orderStatus.cancelled);
    },
  );

const extend = (index: number) =>
  step(
    `extend pending order ${index}`,
    (model) => payableOrders(model).length > 0,
    async ({ admin }, model) => {
      const { orderNo } = pick(payableOrders(model), index);
      expect((await admin.client.raw(order.extend, { body: { orderNo } })).code).toBe(codes.ok);
    },
  );

const transfer = (index: number) =>
  step(
    `hand in a transfer for pending order ${index}`,
    (model) => payableOrders(model).length > 0,
    async (company, model) => {
      const { orderNo } = pick(payableOrders(model), index);
      await handIn(company.admin, { orderNo });
      expect(await statusOf(company, orderNo)).toBe(orderStatus.toBeConfirmed);
    },
  );

const waitingTransfers = ({ orders }: Model) =>
  orders.filter(({ status }) => status === orderStatus.toBeConfirmed);

const decide = (index: number, confirms: boolean) =>
  step(
    `${confirms ? 'confirm' : 'send back'} transfer ${index}`,
    (model) => waitingTransfers(model).length > 0,
    async (company, model) => {
      const { orderNo, amount } = pick(waitingTransfers(model), index);
      // Sessions of the desk end after a short time.
      const finance = await atDesk(company.server, ['finance']);
      const answer = confirms
        ? await confirmTransfer(finance, { orderNo, amount: { amount } })
        : await sendTransferBack(finance, { orderNo, amount: { amount } });
      expect(answer.code).toBe(codes.ok);
      expect(await statusOf(company, orderNo)).toBe(
        confirms ? orderStatus.completed : orderStatus.pendingPayment,
      );
    },
  );

const giveSeat = (route: number) =>
  step(`give a seat with route ${route}`, always, async (company, model) => {
    const { admin, lanes, employeeId } = company;
    model.usernames += 1;
    const username = `H${model.id}x${model.usernames}`;
    const { code } = await admin.client.raw(seat.distributeSeat, {
      body: { username, password: 'first123', resourceIds: [pick(lanes, route)], employeeId },
    });
    const { seats, capacity } = await seatCounts(company);
    if (code === codes.ok) expect(seats, 'no seat is oversold').toBeLessThanOrEqual(capacity);
    else expect([codes.seatsShort, codes.routeNotAllowed, codes.staffBound]).toContain(code);
  });

const endSeat = (index: number) =>
  step(`disable seat ${index}`, always, async ({ admin }) => {
    const { seats } = await admin.client.gateway.send(seat.selectAll, {});
    const enabled = seats.filter(({ disabled }) => !disabled);
    if (enabled.length === 0) return;
    const { id, version } = pick(enabled, index);
    expect((await admin.client.raw(seat.disable, { body: { id, version } })).code).toBe(codes.ok);
  });

const startTrial = (route: number) =>
  step(`start a trial of route ${route}`, always, async ({ server, admin, lanes }) => {
    const { code } = await admin.client.raw(subscribe.startTrial, {
      body: { seaRouteIds: [pick(lanes, route)] },
    });
    expect([codes.ok, codes.trialUsed, codes.routeSubscribed]).toContain(code);
    const trials = await server.db
      .selectFrom('subscription')
      .select('id')
      .where('tenantId', '=', admin.tenantId)
      .where('kind', '=', 'trial')
      .execute();
    expect(trials.length, 'a company has one trial').toBeLessThanOrEqual(1);
  });

/** Time passes and the job that watches orders runs, as it does twice a minute. */
const wait = (minutes: number) =>
  step(`wait ${minutes} minutes`, always, async (company) => {
    company.server.clock.advance(minutes * 60);
    if (minutes > 60) await logInAgain(company);
    await watch(company.server);
  });

const index = fc.nat({ max: 7 });
const isCut = fc.integer({ min: 0, max: 19 }).map((roll) => roll === 0);

const purchase: fc.Arbitrary<Step> = fc
  .record({
    routes: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
    months: fc.constantFrom<1 | 3>(1, 3),
    seats: fc.nat({ max: 2 }),
    cut: isCut,
  })
  .map(buy);

/** Steps of a history, the frequent ones more than once. */
const steps: fc.Arbitrary<Step>[] = [
  purchase,
  fc.tuple(index, fc.constantFrom(...walletWays)).map(([at, way]) => requestCode(at, way)),
  fc.tuple(index, fc.constantFrom(...walletWays)).map(([at, way]) => requestCode(at, way)),
  fc.tuple(index, fc.nat({ max: 3 })).map(([at, notices]) => pay(at, notices)),
  fc.tuple(index, fc.nat({ max: 3 })).map(([at, notices]) => pay(at, notices)),
  index.map(repeatNotice),
  index.map(forgeNotice),
  fc.tuple(index, isCut).map(([at, cut]) => cancel(at, cut)),
  index.map(extend),
  index.map(transfer),
  fc.tuple(index, fc.boolean()).map(([at, confirms]) => decide(at, confirms)),
  index.map(giveSeat),
  index.map(endSeat),
  index.map(startTrial),
  fc.constantFrom(1, 4, 16, 31, 90, 24 * 60, 20 * 24 * 60, 40 * 24 * 60).map(wait),
];

const mostSteps = 40;

/** A history begins with a purchase, for without an order most steps are impossible. */
export const histories = fc
  .tuple(purchase, fc.commands(steps, { maxCommands: mostSteps, size: 'max' }))
  .map(([first, others]) => ({
    *[Symbol.iterator]() {
      yield first;
      yield* others;
    },
    toString: () => `${first}, ${others}`,
  }));
