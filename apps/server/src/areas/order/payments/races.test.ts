import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Db } from '../../../database/db.ts';
import type { WalletProvider } from '../../../services/payments/provider.ts';
import { WalletFailed } from '../../../services/payments/provider.ts';
import type { Wallets } from '../../../services/payments/wallets.ts';
import { buyer, ordered, pendingWithPayment } from '../../../testing/orders.ts';
import { openShop } from '../../../testing/shop.ts';
import { cancelByBuyer, cancelByTime } from '../cancel.ts';
import { openQr } from './openQr.ts';
import { settlePaid } from './settle.ts';
import { watchOrders } from './watch.ts';

const { server, lanes } = await openShop();
const by = await buyer(server);

const paidFor = (outTradeNo: string, amount: number) =>
  ({
    outTradeNo,
    state: 'paid',
    amount,
    currency: 'CNY',
    providerNo: outTradeNo,
    paidAt: server.clock.now(),
  }) as const;

/** Returns wallets of which the first behaves as the test defines. */
function walletsWith(change: Partial<WalletProvider>): Wallets {
  const fail = async () => {
    throw new WalletFailed('not asked for in this test');
  };
  const answer = { status: 200, type: 'text/plain', body: '' };
  const wallet: WalletProvider = {
    way: 1,
    answers: { accepted: answer, forged: answer, failed: answer },
    open: fail,
    query: fail,
    close: fail,
    refund: fail,
    readNotice: fail,
    ...change,
  };
  return { of: () => wallet, notifyUrl: () => 'http://site.test/notify' };
}

it('TRUST 25: 500 rounds of cancel against pay within ±5 ms: completed, or cancelled with a refund; never money without a record', async () => {
  const rounds = 500;
  const atOnce = 10;
  const { db, clock } = server;
  const now = clock.now();
  let random = 7;
  const next = () => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return random / 2_147_483_648;
  };
  const ended = { completed: 0, refunded: 0 };

  async function round(cancel: typeof cancelByTime) {
    const payment = await pendingWithPayment(server, by, lanes[0] ?? '', now);
    const lead = (next() - 0.5) * 10;
    const key = { tenantId: payment.tenantId, id: payment.id };
    const [cancelled, settled] = await Promise.all([
      pause(Math.max(0, lead)).then(() => cancel(db, key, now)),
      pause(Math.max(0, -lead)).then(() =>
        settlePaid(db, 1, paidFor(payment.outTradeNo, payment.amount), now),
      ),
    ]);
    const order = await db
      .selectFrom('purchaseOrder')
      .select(['status', 'subscriptionId'])
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    const refunds = await db
      .selectFrom('refundTask')
      .select('amount')
      .where('orderId', '=', payment.id)
      .execute();
    if (cancelled) {
      expect([settled, order.status, order.subscriptionId]).toEqual(['refund', 4, null]);
      expect(refunds).toEqual([{ amount: payment.amount }]);
      ended.refunded += 1;
    } else {
      expect([settled, order.status]).toEqual(['completed', 3]);
      expect(order.subscriptionId).not.toBe(null);
      expect(refunds).toEqual([]);
      ended.completed += 1;
    }
  }

  for (let done = 0; done < rounds; done += atOnce) {
    const cancels = Array.from({ length: atOnce }, (_, i) => (i % 2 === 0 ? cancelByTime : cancelNow));
    await Promise.all(cancels.map(round));
  }
  // Both outcomes occurred, so there was a real race.
  expect(Math.min(ended.completed, ended.refunded)).toBeGreaterThan(rounds / 20);
  const subscriptions = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', by.tenantId)
    .executeTakeFirstOrThrow();
  expect(subscriptions.count).toBe(ended.completed);
  // These wallets do not exist: nothing is paid back by the tests below.
  await db.updateTable('refundTask').set({ nextTryAt: null }).execute();
});

const cancelNow: typeof cancelByTime = (db, key, now) =>
  db.transaction().execute((transaction) => cancelByBuyer(transaction, key, now));

/** Does the same as the call with an opened code. */
async function keepQr(db: Db, opened: Awaited<ReturnType<typeof openQr>>): Promise<void> {
  if ('qr' in opened) await opened.keep(db);
}

it("TRUST 22: a notice that arrives before the wallet's response finds its payment", async () => {
  const made = await ordered(by, lanes.slice(1));
  const key = { tenantId: by.tenantId, id: made.id };
  const settled: string[] = [];
  const wallets = walletsWith({
    open: async ({ outTradeNo, amount }) => {
      settled.push(await settlePaid(server.db, 1, paidFor(outTradeNo, amount), server.clock.now()));
      return 'too late to matter';
    },
  });
  const { db, config } = server;
  await keepQr(db, await openQr({ db, config, wallets }, key, 1, 'subject', server.clock.now()));
  expect(settled).toEqual(['completed']);
  const row = await db
    .selectFrom('purchaseOrder')
    .select('status')
    .where('id', '=', made.id)
    .executeTakeFirst();
  expect(row?.status).toBe(3);
});

it('TRUST 24: an unreachable wallet blocks nothing and is queried again', async () => {
  const made = await ordered(by, lanes.slice(2));
  const key = { tenantId: by.tenantId, id: made.id };
  const { db, config, clock } = server;
  let away = true;
  const wallets = walletsWith({
    open: async () => 'https://qr.example/1',
    query: async (outTradeNo) => {
      if (away) throw new WalletFailed('timeout');
      return paidFor(outTradeNo, made.amount.amount);
    },
  });
  await keepQr(db, await openQr({ db, config, wallets }, key, 1, 'subject', clock.now()));
  const faults: unknown[] = [];
  const watch = () => watchOrders({ db, wallets }, clock.now(), (error) => faults.push(error));
  const statusOf = async () =>
    (await db.selectFrom('purchaseOrder').select('status').where('id', '=', made.id).executeTakeFirst())
      ?.status;
  clock.advance(15);
  await watch();
  expect([await statusOf(), faults.length]).toEqual([2, 1]);
  away = false;
  clock.advance(15);
  await watch();
  expect(await statusOf()).toBe(3);
});

it('a wallet that fails to open a code causes its own error, and its trade is closed later', async () => {
  const made = await ordered(by, lanes.slice(3));
  const key = { tenantId: by.tenantId, id: made.id };
  const { db, config, clock } = server;
  const tried: string[] = [];
  const closed: string[] = [];
  const wallets = walletsWith({
    open: async ({ outTradeNo }) => {
      tried.push(outTradeNo);
      throw new WalletFailed('timeout');
    },
    query: async (outTradeNo) => ({ outTradeNo, state: 'waiting' }),
    close: async (outTradeNo) => void closed.push(outTradeNo),
  });
  const opened = await openQr({ db, config, wallets }, key, 1, 'subject', clock.now());
  expect(opened).toEqual({ refused: 'payServiceAway' });
  clock.advance(300);
  await watchOrders({ db, wallets }, clock.now());
  expect(closed).toEqual(expect.arrayContaining(tried));
  const rows = await db.selectFrom('payment').select('state').where('orderId', '=', made.id).execute();
  expect(rows).toEqual([{ state: 'closed' }]);
});

it('several servers that watch at once ask each wallet once', async () => {
  const { db, clock } = server;
  const payment = await pendingWithPayment(
    server,
    by,
    lanes[0] ?? '',
    new Date(clock.now().getTime() + 600_000),
  );
  await db
    .updateTable('payment')
    .set({ nextCheckAt: clock.now() })
    .where('outTradeNo', '=', payment.outTradeNo)
    .execute();
  let requests = 0;
  const wallets = walletsWith({
    query: async (outTradeNo) => {
      if (outTradeNo === payment.outTradeNo) requests += 1;
      return { outTradeNo, state: 'waiting' };
    },
  });
  await Promise.all(Array.from({ length: 6 }, () => watchOrders({ db, wallets }, clock.now(), () => {})));
  expect(requests).toBe(1);
});
