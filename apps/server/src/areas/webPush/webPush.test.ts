import { codes } from '@fairway/gateway/contract/codes';
import { webPush } from '@fairway/gateway/contract/webPush';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '../../jobs/sendMessage.ts';
import { createOutbox, type Senders } from '../../services/outbox/outbox.ts';
import { createSenders } from '../../services/outbox/senders.ts';
import { fakePushService } from '../../testing/fakePushService.ts';
import {
  logIn,
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';
import { endSession } from '../auth/sessions/sessions.ts';
import { pushToAccounts } from './pushToAccounts.ts';
import { removeEnded } from './store.ts';

let server: TestServer;
let service: Awaited<ReturnType<typeof fakePushService>>;
let member: TestClient;
let owner: TestMember;
let browser: ReturnType<typeof service.browser>;

beforeAll(async () => {
  server = await startTestServer({ env: { WEB_PUSH_INSIDE: 'yes' } });
  service = await fakePushService(server.clock);
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(async () => {
  service.respond(201);
  member = server.client();
  owner = await logIn(server, member);
  browser = service.browser();
});

const subscribe = (body = browser.subscription, by = member) => by.gateway.send(webPush.subscribe, { body });
const selectKey = (by = member) => by.gateway.send(webPush.selectKey, {});
const rowsOf = ({ tenantId }: TestMember) =>
  server.db.selectFrom('pushSubscription').selectAll().where('tenantId', '=', tenantId).execute();

/** Puts a push to the owner's browsers; returns the messages that wait. */
async function put() {
  const waiting = server.db.selectFrom('outboxMessage').selectAll().where('state', '=', 'waiting');
  await server.db.updateTable('outboxMessage').set({ state: 'sent' }).execute();
  const contentIn = (language: string) => ({ title: `Moved ${language}`, text: '02:00 → 04:00' });
  const push = { ...owner, purpose: 'WATCH_FIRED', link: '/watches', contentIn };
  await pushToAccounts(
    server.db,
    createOutbox(async () => {}),
    [push],
    server.clock.now(),
  );
  return waiting.execute();
}

const send = (
  { id }: { readonly id: string },
  senders: Senders = createSenders(server.config, server.db, server.clock),
) => sendMessage(server.db, senders, server.config, id, server.clock.now());

async function stateOf({ id }: { readonly id: string }) {
  const row = await server.db
    .selectFrom('outboxMessage')
    .select(['state', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.state, row.attempts];
}

describe('a subscription', () => {
  it('is stored once, and another one of the same session replaces it', async () => {
    expect(await selectKey()).toMatchObject({ subscribed: false });
    await subscribe();
    await subscribe();
    expect(await rowsOf(owner)).toMatchObject([{ endpoint: browser.subscription.endpoint, language: 'zh' }]);
    await subscribe(service.browser().subscription);
    expect(await rowsOf(owner)).toHaveLength(1);
    expect(await selectKey()).toMatchObject({ subscribed: true });
    await member.gateway.send(webPush.unsubscribe, { body: {} });
    await member.gateway.send(webPush.unsubscribe, { body: {} });
    expect([await rowsOf(owner), (await selectKey()).subscribed]).toEqual([[], false]);
  });

  it('is refused with a key that is not on the curve', async () => {
    const keys = { ...browser.subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const answer = await member.raw(webPush.subscribe, { body: { ...browser.subscription, keys } });
    expect(answer.code).toBe(codes.pushServiceUnfit);
  });

  it('leaves with its session', async () => {
    await subscribe();
    await endSession(server.db, owner.sessionId, 'logout', server.clock.now());
    await removeEnded(server.db, server.clock.now());
    expect(await rowsOf(owner)).toEqual([]);
  });
});

describe('outside of tests', () => {
  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://user:password@push.example/1',
  ])('the endpoint %s is refused', async (endpoint) => {
    const strict = await strictServer();
    const client = strict.client();
    await logIn(strict, client);
    const body = { ...browser.subscription, endpoint };
    expect((await client.raw(webPush.subscribe, { body })).code).toBe(codes.pushServiceUnfit);
  });

  it('a name that leads to a private network gets nothing', async () => {
    await subscribe({
      ...browser.subscription,
      endpoint: `https://localhost:${new URL(service.url).port}/1`,
    });
    const [message] = await put();
    const strict = await strictServer();
    const senders = createSenders(strict.config, server.db, server.clock);
    await expect(send(message ?? expect.fail(), senders)).rejects.toThrow('an address inside');
  });

  let started: Promise<TestServer> | undefined;
  const strictServer = () => {
    started ??= startTestServer();
    return started;
  };
  afterAll(async () => (await started)?.stop());
});

describe('a push', () => {
  it('reaches each browser of the account in its language, signed and encrypted', async () => {
    await subscribe();
    const [message, ...others] = await put();
    expect(others).toEqual([]);
    await send(message ?? expect.fail());
    const { key } = await selectKey();
    const content = { title: 'Moved zh', text: '02:00 → 04:00', link: '/watches' };
    expect(await browser.messages(key)).toEqual([{ id: message?.id, ...content }]);
    expect(server.log()).not.toContain('/push/');
  });

  it('is not sent after the logout, even if it was put before', async () => {
    await subscribe();
    const [message] = await put();
    await endSession(server.db, owner.sessionId, 'logout', server.clock.now());
    await send(message ?? expect.fail());
    expect([browser.received(), await put()]).toEqual([[], []]);
  });

  it.each([404, 410])('removes the subscription when the service responds with %i', async (status) => {
    await subscribe();
    service.respond(status);
    const [message] = await put();
    await send(message ?? expect.fail());
    expect([await rowsOf(owner), await stateOf(message ?? expect.fail())]).toEqual([[], ['sent', 1]]);
  });

  it.each([429, 500, 503])('is tried again after %i', async (status) => {
    await subscribe();
    const [message = expect.fail()] = await put();
    service.respond(status);
    await expect(send(message)).rejects.toThrow(`status ${status}`);
    service.respond(201);
    await send(message);
    expect([browser.received().length, await stateOf(message)]).toEqual([2, ['sent', 2]]);
  });

  it('names no endpoint when the service cannot be reached', async () => {
    await subscribe({ ...browser.subscription, endpoint: 'http://127.0.0.1:1/secret' });
    const [message = expect.fail()] = await put();
    await expect(send(message)).rejects.toThrow(/^(ECONNREFUSED|no response)$/);
  });

  it('is sent again by a server that was killed before it noted it, and replaces the first', async () => {
    await subscribe();
    const [message = expect.fail()] = await put();
    const senders = createSenders(server.config, server.db, server.clock);
    const killed = async (...parts: Parameters<typeof senders.push.send>) => {
      await senders.push.send(...parts);
      throw new Error('killed');
    };
    await expect(send(message, { ...senders, push: { send: killed } })).rejects.toThrow('killed');
    expect(await stateOf(message)).toEqual(['waiting', 1]);
    await send(message);
    await send(message);
    expect(await stateOf(message)).toEqual(['sent', 2]);
    const topics = browser.received().map(({ headers }) => headers.topic);
    expect([topics.length, new Set(topics).size]).toEqual([2, 1]);
  });

  it('is lost with the transaction of its cause', async () => {
    await subscribe();
    const broken = createOutbox(() => Promise.reject(new Error('killed')));
    const push = { ...owner, purpose: 'WATCH_FIRED', link: '/', contentIn: () => ({ title: '', text: '' }) };
    const before = await server.outbox();
    const run = server.db
      .transaction()
      .execute((trx) => pushToAccounts(trx, broken, [push], server.clock.now()));
    await expect(run).rejects.toThrow('killed');
    expect(await server.outbox()).toEqual(before);
  });
});
