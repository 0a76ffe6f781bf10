import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, codeFor, givePassword, loggedIn } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { cleanUpAccounts } from './cleanUp.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const phone = '13800000000';
const tables = ['verifyCode', 'forceTicket', 'loginFailure', 'session', 'knownDevice'] as const;
async function counts() {
  const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length]));
}

test('keeps what may still matter and deletes what is spent', async () => {
  await addAccount(server.db, { phone, password: 'Abc12345' });
  await loggedIn(server, phone);
  await givePassword(server.client(), phone, 'Abc12345');
  await givePassword(server.client(), phone, 'Wrong12345');
  server.clock.advance(61);
  await codeFor(server, server.client(), phone);

  await cleanUpAccounts(server.db, server.clock.now());
  expect(await counts()).toEqual({
    verifyCode: 1,
    forceTicket: 1,
    loginFailure: 1,
    session: 1,
    knownDevice: 1,
  });

  server.clock.advance(2 * 86_400);
  await cleanUpAccounts(server.db, server.clock.now());
  expect(await counts()).toEqual({
    verifyCode: 0,
    forceTicket: 0,
    loginFailure: 0,
    session: 1,
    knownDevice: 1,
  });

  server.clock.advance(179 * 86_400);
  await cleanUpAccounts(server.db, server.clock.now());
  expect(await counts()).toEqual({
    verifyCode: 0,
    forceTicket: 0,
    loginFailure: 0,
    session: 0,
    knownDevice: 0,
  });
});
