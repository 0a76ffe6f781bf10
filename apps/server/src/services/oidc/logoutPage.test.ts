import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { type FalseProvider, startFalseProvider } from '../../testing/oidc/falseProvider.ts';
import { testClient } from '../../testing/oidc/identityProvider.ts';
import { atDesk } from '../../testing/staff.ts';

let idp: FalseProvider;
let server: TestServer;
beforeAll(async () => {
  idp = await startFalseProvider();
  server = await startTestServer({
    env: {
      STAFF_OIDC_ISSUER: idp.issuer,
      STAFF_OIDC_CLIENT_ID: testClient.clientId,
      STAFF_OIDC_CLIENT_SECRET: testClient.clientSecret,
      STAFF_OIDC_DOMAINS: 'fairway.example',
    },
    // The provider's tokens carry the machine's time.
    clock: createTestClock(new Date()),
  });
});
afterAll(async () => {
  await server.stop();
  await idp.stop();
});

const report = async (body: URLSearchParams, door = 'staff') => {
  const { status } = await fetch(`${server.url}/oidc/${door}/logout`, { method: 'POST', body });
  return status;
};
const formOf = (...tokens: string[]) => new URLSearchParams(tokens.map((token) => ['logout_token', token]));

it('ends all sessions of a person once: a replayed token ends no later session', async () => {
  const { client, staffId } = await atDesk(server, ['editor']);
  await server.db
    .updateTable('staff')
    .set({ oidcIssuer: idp.issuer, oidcSubject: 'person' })
    .where('id', '=', staffId)
    .execute();
  const token = idp.logoutToken();
  expect(await report(formOf(token))).toBe(200);
  expect((await client.raw(staffAuth.selectSelf)).status).toBe(401);
  await server.db
    .updateTable('staffSession')
    .set({ endedAt: null, endReason: null })
    .where('staffId', '=', staffId)
    .execute();
  expect(await report(formOf(token))).toBe(400);
  expect((await client.raw(staffAuth.selectSelf)).status).toBe(200);
});

it.each([
  ['no token', () => formOf(), 'staff'],
  ['two tokens', () => formOf(idp.logoutToken(), idp.logoutToken()), 'staff'],
  [
    'a company that does not exist',
    () => formOf(idp.logoutToken()),
    'company/00000000-0000-4000-8000-000000000000',
  ],
  ['an address without a company', () => formOf(idp.logoutToken()), 'company/none'],
])('refuses %s', async (_case, form, door) => {
  expect(await report(form(), door)).toBe(400);
});
