import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
import { accountKind, password as passwordRule } from '@fairway/trade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePassword } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { demoAccounts, fillSampleAccounts } from './accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await fillSampleAccounts(server.db, server.clock.now());
});
afterAll(() => server.stop());

const namesOf = ({ phone, email, username }: (typeof demoAccounts)[number]) =>
  [phone, email, username].filter((name) => name !== null);

test.each(demoAccounts)('logs in by every name it is printed with: $shows', async (account) => {
  for (const name of namesOf(account)) {
    const answer = await givePassword(server.client(), name, account.password, {
      loginPortal: account.portal,
    });
    expect([codes.ok, codes.otherDeviceOnline], name).toContain(answer.code);
  }
});

test('names and passwords follow the rules, and reach no real person', () => {
  for (const account of demoAccounts) {
    expect(passwordRule(account.password)).toBeNull();
    for (const name of namesOf(account)) expect(accountKind(name), name).not.toBeNull();
    if (account.phone) expect(account.phone).toMatch(/^100/);
    if (account.email) expect(account.email).toMatch(/@example\.com$/);
  }
});

test('each role exists: personal, member, admin, sub-account, company under review', async () => {
  const seen = new Set<string>();
  for (const account of demoAccounts) {
    const client = server.client();
    const answer = await givePassword(client, namesOf(account).at(-1) ?? '', account.password, {
      loginPortal: account.portal,
    });
    if (answer.code === codes.otherDeviceOnline) {
      const { ticket } = answer.data as { ticket: string };
      await givePassword(client, namesOf(account).at(-1) ?? '', account.password, {
        loginPortal: account.portal,
        forceTicket: ticket,
      });
    }
    const info = await client.gateway.send(company.selectCompanyAuditInfo, {});
    seen.add(`${info.accountType}/${info.memberStatus}/${info.auditStatus}`);
  }
  expect([...seen].sort()).toEqual(['1/1/1', '1/2/2', '2/3/2', '3/1/0', '3/1/2', '3/2/0']);
});

test('filling again adds nothing', async () => {
  const count = () => server.db.selectFrom('account').select('id').execute();
  const before = await count();
  await Promise.all([
    fillSampleAccounts(server.db, server.clock.now()),
    fillSampleAccounts(server.db, server.clock.now()),
  ]);
  expect(await count()).toHaveLength(before.length);
});
