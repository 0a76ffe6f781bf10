import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('generateVisitorId', () => {
  it('gives the SDK a key that both sides can sign with', async () => {
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

  it('refuses a point that is not on the curve', async () => {
    const answer = await server.client().raw(ruleEngine.generateVisitorId, {
      unsigned: true,
      headers: { 'x-client-key': 'A'.repeat(87) },
    });
    expect(answer).toMatchObject({ status: 400, data: { fields: [{ rule: 'format' }] } });
  });

  it('stores the signing key sealed, never as it is', async () => {
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
  it('tells for each page whether it is open, needs login or comes soon', async () => {
    const { rows } = await server.client().gateway.send(ruleEngine.routerList);
    expect(rows).toContainEqual({ path: '/sailDetail', access: 'login' });
    expect(rows).toContainEqual({ path: '/', access: 'open' });
  });
});

describe('checkConfig', () => {
  it('gives one setting when asked for one', async () => {
    const { rows } = await server
      .client()
      .gateway.send(ruleEngine.checkConfig, { query: { key: 'trial.days' } });
    expect(rows).toEqual([{ key: 'trial.days', value: '7' }]);
  });
});
