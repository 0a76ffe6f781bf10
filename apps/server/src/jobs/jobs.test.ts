import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageSender } from '../services/outbox/outbox.ts';
import { createOutbox } from '../services/outbox/outbox.ts';
import { createTestDatabase, logIn, startTestServer, type TestServer } from '../testing/index.ts';
import { buyer, lanesOnOffer, pendingWithPayment } from '../testing/orders.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';
import { cleanUp } from './cleanUp.ts';
import { sendMessage } from './sendMessage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

const message = {
  kind: 'sms',
  purpose: 'LOGIN_REGISTER',
  code: '482913',
  text: '482913',
  language: 'zh',
} as const;

async function waiting(to: string) {
  await createOutbox(async () => {}).put(server.db, { ...message, to }, server.clock.now());
  const row = await server.db
    .selectFrom('outboxMessage')
    .selectAll()
    .where('toAddress', '=', to)
    .executeTakeFirstOrThrow();
  return row.id;
}
const stateOf = (to: string, { db } = server) =>
  db
    .selectFrom('outboxMessage')
    .select(['state', 'code', 'attempts'])
    .where('toAddress', '=', to)
    .executeTakeFirst();
const senders = (send: MessageSender['send']) => ({ sms: { send }, email: { send }, push: { send } });

it('a job of any server sends the stored messages, each once', async () => {
  const database = await createTestDatabase();
  const first = await startTestServer({ routes: sampleRoutes(), jobs: true, databaseUrl: database.url });
  const second = await startTestServer({ routes: sampleRoutes(), jobs: true, databaseUrl: database.url });
  await first.client().raw(sample.write, { body: { to: 'by-job' } });
  await expect
    .poll(() => stateOf('by-job', first), { timeout: 60_000 })
    .toMatchObject({ state: 'sent', attempts: 1 });
  await second.stop();
  await first.stop();
  await database.drop();
});

it('a job of any server looks after orders, again and again', async () => {
  const database = await createTestDatabase();
  const options = { jobs: true, databaseUrl: database.url };
  const servers = [await startTestServer(options), await startTestServer(options)] as const;
  const [first, second] = servers;
  const by = await buyer(first);
  const [lane = ''] = await lanesOnOffer(first.db);
  const ended = new Date(first.clock.now().getTime() - 1000);
  const statusOf = async (id: string) =>
    (await first.db.selectFrom('purchaseOrder').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;
  for (const server of [first, second]) {
    const { id } = await pendingWithPayment(server, by, lane, ended);
    await expect.poll(() => statusOf(id), { timeout: 60_000, interval: 200 }).toBe(4);
  }
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
});

it('a message is left alone once it is sent', async () => {
  const id = await waiting('twice');
  const sent: string[] = [];
  const count = senders(async ({ to }) => void sent.push(to));
  await sendMessage(server.db, count, server.config, id, server.clock.now());
  await sendMessage(server.db, count, server.config, id, server.clock.now());
  expect(sent).toEqual(['twice']);
});

it('a failed sending is tried again, until the message is too old to be of use', async () => {
  const id = await waiting('failing');
  const failing = senders(async () => {
    throw new Error('no connection');
  });
  const send = () => sendMessage(server.db, failing, server.config, id, server.clock.now());
  await expect(send()).rejects.toThrow('no connection');
  expect(await stateOf('failing')).toMatchObject({ state: 'waiting', attempts: 1 });
  server.clock.advance(601);
  await send();
  expect(await stateOf('failing')).toMatchObject({ state: 'failed' });
});

it('outside the sandbox the code is forgotten once it is sent', async () => {
  const id = await waiting('forgotten');
  const config = { ...server.config, mode: 'production' as const };
  await sendMessage(
    server.db,
    senders(async () => {}),
    config,
    id,
    server.clock.now(),
  );
  expect(await stateOf('forgotten')).toMatchObject({ state: 'sent', code: null });
});

it('cleaning up removes expired records and keeps all others', async () => {
  const client = server.client();
  await logIn(server, client);
  await client.raw(sample.write, { body: { to: 'old' } });
  const count = async () => ({
    nonces: (await server.db.selectFrom('nonce').select('nonce').execute()).length,
    records: (await server.db.selectFrom('idempotencyRecord').select('scope').execute()).length,
    keys: (await server.db.selectFrom('signingKey').select('keyId').execute()).length,
  });
  const before = await count();
  await cleanUp(server.db, server.clock.now());
  expect(await count()).toEqual(before);
  const later = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
  await cleanUp(server.db, later(2));
  expect(await count()).toEqual({ nonces: 0, records: 0, keys: before.keys });
  await cleanUp(server.db, later(61));
  expect(await count()).toEqual({ nonces: 0, records: 0, keys: 0 });
});
