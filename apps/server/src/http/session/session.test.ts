import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';
import { atDesk } from '../../testing/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

async function member() {
  const client = server.client();
  return { client, ...(await logIn(server, client)) };
}

it('accepts a member whose session is bound to the signing key', async () => {
  const { client, accountId } = await member();
  expect(await client.raw(sample.mine)).toMatchObject({ status: 200, data: { accountId } });
});

it('TRUST 14: a token used without any key is refused', async () => {
  const { client } = await member();
  expect(await client.raw(sample.mine, { unsigned: true })).toMatchObject({ status: 401, code: 40103 });
});

it('TRUST 14: a token used with the key of another browser is refused', async () => {
  const { token } = await member();
  const thief = server.client();
  thief.token = token;
  expect(await thief.raw(sample.mine)).toMatchObject({ status: 401, code: 40103 });
});

it('TRUST 14: a stolen token learns nothing about the session, not even that it has ended', async () => {
  const { token, sessionId } = await member();
  await server.db
    .updateTable('session')
    .set({ endedAt: server.clock.now(), endReason: 'forcedOffline' })
    .where('id', '=', sessionId)
    .execute();
  const thief = server.client();
  thief.token = token;
  expect(await thief.raw(sample.mine)).toMatchObject({ status: 401, code: 40103 });
});

it('TRUST 14: a public read refuses a stolen token, too', async () => {
  const { token } = await member();
  const thief = server.client();
  thief.token = token;
  expect(await thief.raw(sample.read)).toMatchObject({ status: 401, code: 40103 });
});

it.each([
  ['forcedOffline', 40102],
  ['passwordChanged', 40105],
  ['logout', 40101],
  ['switched', 40101],
] as const)('says why a session ended: %s', async (endReason, code) => {
  const { client, sessionId } = await member();
  await server.db
    .updateTable('session')
    .set({ endedAt: server.clock.now(), endReason })
    .where('id', '=', sessionId)
    .execute();
  expect(await client.raw(sample.mine)).toMatchObject({ status: 401, code });
});

it('refuses a session after its 30 days, and an unknown token', async () => {
  const { client } = await member();
  client.token = 'nobody-was-given-this-token';
  expect(await client.raw(sample.mine)).toMatchObject({ status: 401, code: 40101 });
});

it('refuses visitors of a call for members with HTTP 401', async () => {
  const client = server.client();
  expect(await client.raw(sample.mine)).toMatchObject({ status: 401, code: 40100 });
  expect(await client.raw(sample.mine, { unsigned: true })).toMatchObject({ status: 401, code: 40100 });
});

it('refuses a session of an account that was disabled, at its next request', async () => {
  const { client, accountId } = await member();
  await server.db
    .updateTable('account')
    .set({ disabledAt: server.clock.now() })
    .where('id', '=', accountId)
    .execute();
  expect(await client.raw(sample.mine)).toMatchObject({ status: 401, code: 40105 });
});

it('refuses a company sub-account that wants to buy', async () => {
  const client = server.client();
  await logIn(server, client, { accountType: 2, memberStatus: 3 });
  expect(await client.raw(sample.buy)).toMatchObject({ status: 403, code: 40301 });
});

describe('the session of staff', () => {
  it.each([sample.read, sample.write])('is no hindrance where none is needed: $path', async (call) => {
    const { client } = await atDesk(server, ['editor']);
    const sent = call === sample.write ? { body: { to: 'anybody' } } : {};
    expect(await client.raw(call, sent as never)).toMatchObject({ status: 200 });
  });

  it('opens nothing of members', async () => {
    const { client } = await atDesk(server, ['editor']);
    expect(await client.raw(sample.mine)).toMatchObject({ status: 401, code: 40101 });
  });

  it('TRUST 14: is refused with the key of another browser, and where it has ended, by open calls too', async () => {
    const { client, staffId } = await atDesk(server, ['editor']);
    const thief = server.client();
    thief.token = client.token;
    expect(await thief.raw(sample.read)).toMatchObject({ status: 401, code: 40103 });
    const ended = { endedAt: server.clock.now(), endReason: 'replaced' as const };
    await server.db.updateTable('staffSession').set(ended).where('staffId', '=', staffId).execute();
    expect(await client.raw(sample.read)).toMatchObject({ status: 401, code: 40102 });
  });
});
