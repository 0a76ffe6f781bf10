import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, memoryKeyStore } from '@fairway/gateway';
import { type Order, order } from '@fairway/gateway/contract/order';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './settings.ts';
import {
  createTestClock,
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from './testing/index.ts';
import { type Buyer, buyer, lanesOnOffer, ordered } from './testing/orders.ts';
import { ended, type ServerProcess, startServerProcess } from './testing/process.ts';
import { look, notify, outTradeNoOf, payQr, rowsOf } from './testing/till.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-kill-'));
const started: ChildProcess[] = [];
let database: TestDatabase;
/** Lives on, on the same database. */
let survivor: TestServer;
let lanes: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  survivor = await startTestServer({ databaseUrl: database.url, clock: createTestClock(new Date()) });
  lanes = await lanesOnOffer(survivor.db);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await survivor.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Servers start and end all the time here, on machines that may be busy. */
const patient = { timeout: 60_000, interval: 50 };

/** A server in a separate process that is killed at a point, in the words of `killAt.ts`. */
async function doomed(killAt: string): Promise<ServerProcess> {
  const main = join(root, 'apps/server/src/main.mjs');
  const kill = join(root, 'apps/server/src/testing/killAt.ts');
  const server = await startServerProcess({
    folder,
    started,
    command: [process.execPath, '--conditions=@fairway/source', '--import', kill, main],
    env: { DATABASE_URL: database.url, FAIRWAY_SECRET: survivor.config.secret.toString(), KILL_AT: killAt },
  });
  const ready = async () =>
    fetch(`${server.url}/api/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready, patient).toBe(200);
  return server;
}

/**
 * Returns the SDK of the buyer's browser behind a proxy: a request that the first server does not complete is sent to
 * the surviving one.
 */
async function behindProxy({ client }: Buyer, first: ServerProcess) {
  const keyStore = memoryKeyStore();
  await keyStore.save(await client.key());
  return createGateway({
    baseURL: `${survivor.url}/api`,
    language: () => 'en',
    session: () => (client.token === null ? null : { token: client.token }),
    keyStore,
    fetch: (input, init) => {
      const isKilled = first.child.signalCode !== null;
      return fetch(isKilled ? input : String(input).replace(survivor.url, first.url), init);
    },
  });
}

const ordersOf = ({ tenantId }: Buyer) =>
  survivor.db.selectFrom('purchaseOrder').select(['id', 'status']).where('tenantId', '=', tenantId).execute();

it.each([
  ['at the insert', 'after insert into "purchase_order" '],
  ['before the commit', 'before commit'],
  ['after the commit', 'after commit'],
  ['at the reply', 'reply /api/order/create'],
])(
  'TRUST 30: killed %s, an order is there once when the SDK has its answer',
  async (_, killAt) => {
    const by = await buyer(survivor);
    const first = await doomed(killAt);
    const gateway = await behindProxy(by, first);
    const body = { seaRouteIds: lanes.slice(0, 1), durationMonths: 1 } as const;
    const made: Order = await gateway.send(order.create, { body });
    expect(first.child.signalCode).toBe('SIGKILL');
    expect(await ordersOf(by)).toEqual([{ id: made.id, status: 2 }]);
  },
  180_000,
);

it.each([
  ['at the insert', 'after insert into "subscription" '],
  ['before the commit', 'before commit'],
  ['after the commit', 'after commit'],
  ['at the reply', 'reply /api/aliPay/notify'],
])(
  'TRUST 30: killed %s, money that a wallet tells of again opens one subscription',
  async (_, killAt) => {
    const by = await buyer(survivor);
    const made = await ordered(by, lanes);
    await payQr(by, made);
    const outTradeNo = await outTradeNoOf(survivor, by);
    const first = await doomed(killAt);
    await expect(notify({ ...survivor, url: first.url }, 1, { outTradeNo })).rejects.toThrow();
    await ended(first.child);
    expect(first.child.signalCode).toBe('SIGKILL');
    expect(await notify(survivor, 1, { outTradeNo })).toBe(200);
    expect((await look(by, made)).status).toBe(3);
    const { payments, refunds, subscriptions } = await rowsOf(survivor, by);
    expect(payments).toMatchObject([{ state: 'paid' }]);
    expect([refunds.length, subscriptions.length]).toEqual([0, 1]);
  },
  180_000,
);

it('TRUST 30: killed between passing on a message and noting it, the message is delivered once and noted by another server', async () => {
  const by = await buyer(survivor);
  // Unsent messages of the servers before would kill the next one before it is ready.
  await survivor.db.updateTable('outboxMessage').set({ state: 'sent' }).execute();
  const first = await doomed('before update "outbox_message" set "state"');
  const gateway = await behindProxy(by, first);
  const query = { phone: '13800000000', type: 'LOGIN_REGISTER' } as const;
  // A quick worker kills the server before its response is sent.
  await gateway.send(verifyCode.sendSmsVerifyCode, { query }).catch(() => undefined);
  await expect.poll(() => first.child.signalCode, patient).toBe('SIGKILL');
  await doomed('never');
  const messages = () =>
    survivor.db
      .selectFrom('outboxMessage')
      .select(['state', 'attempts'])
      .where('toAddress', '=', query.phone)
      .execute();
  await expect.poll(messages, { timeout: 80_000, interval: 250 }).toEqual([{ state: 'sent', attempts: 2 }]);
}, 240_000);
