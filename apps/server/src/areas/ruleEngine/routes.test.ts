import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { offerHandshake } from '@fairway/gateway/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const offer = async () => ({ key: (await offerHandshake()).publicKey });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('generateVisitorId', () => {
  it('returns a key to the SDK with which both sides can sign', async () => {
    const client = server.client();
    await client.key();
    const answer = await client.raw(ruleEngine.routerList);
    expect(answer.status).toBe(200);
  });

  it('refuses a request without a client key, by name', async () => {
    const answer = await server.client().raw(ruleEngine.generateVisitorId, { unsigned: true });
    expect(answer).toMatchObject({
      status: 400,
      code: 40000,
      data: { fields: [{ field: 'header.x-client-key', rule: 'required', msg: '请填写此项。' }] },
    });
  });

  it('responds with 429 and the wait to a flood of handshakes from one address', async () => {
    const strict = await startTestServer({ env: { LIMIT_HANDSHAKES_PER_MINUTE: '10' } });
    const clients = Array.from({ length: 10 }, () => strict.client());
    await Promise.all(clients.map((client) => client.key()));
    const { key } = await offer();
    const shake = () =>
      strict.client().raw(ruleEngine.generateVisitorId, { unsigned: true, headers: { 'x-client-key': key } });
    const refused = await shake();
    expect(refused).toMatchObject({
      status: 429,
      code: 42900,
      data: { retryAt: '2026-11-20T02:01:00.000Z' },
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    strict.clock.advance(60);
    expect(await shake()).toMatchObject({ status: 200 });
    await strict.stop();
  });

  it('counts the whole /64 of an IPv6 address as one', async () => {
    const strict = await startTestServer({ env: { LIMIT_HANDSHAKES_PER_MINUTE: '10', TRUST_PROXY: '1' } });
    const { key } = await offer();
    const shake = (address: string) =>
      strict.client().raw(ruleEngine.generateVisitorId, {
        unsigned: true,
        headers: { 'x-client-key': key, 'x-forwarded-for': address },
      });
    for (let host = 1; host <= 10; host += 1) await shake(`2001:db8:1:2::${host.toString(16)}`);
    expect(await shake('2001:db8:1:2:3:4:5:6')).toMatchObject({ status: 429, code: 42900 });
    expect(await shake('2001:db8:1:3::1')).toMatchObject({ status: 200 });
    await strict.stop();
  });

  it('refuses a point that is not on the curve', async () => {
    const answer = await server.client().raw(ruleEngine.generateVisitorId, {
      unsigned: true,
      headers: { 'x-client-key': 'A'.repeat(87) },
    });
    expect(answer).toMatchObject({ status: 400, data: { fields: [{ rule: 'format' }] } });
  });

  it('stores the signing key sealed, never in clear', async () => {
    const client = server.client();
    const { keyId } = await client.key();
    const row = await server.db
      .selectFrom('signingKey')
      .select('secret')
      .where('keyId', '=', keyId)
      .executeTakeFirstOrThrow();
    expect(row.secret.length).toBe(32 + 12 + 16);
  });
});

describe('routerList', () => {
  it('returns for each page whether it is open, needs login or comes soon', async () => {
    const { rows } = await server.client().gateway.send(ruleEngine.routerList);
    expect(rows).toContainEqual({ path: '/sailDetail', access: 'login' });
    expect(rows).toContainEqual({ path: '/', access: 'open' });
  });
});

describe('checkConfig', () => {
  it('returns one setting when requested by name', async () => {
    const { rows } = await server
      .client()
      .gateway.send(ruleEngine.checkConfig, { query: { key: 'trial.days' } });
    expect(rows).toEqual([{ key: 'trial.days', value: '7' }]);
  });
});
