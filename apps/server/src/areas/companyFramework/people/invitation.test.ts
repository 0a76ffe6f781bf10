import { codes } from '@fairway/gateway/contract/codes';
import { companyFramework as calls } from '@fairway/gateway/contract/companyFramework';
import { type CompanyInvitation, companyInvitations } from '@fairway/gateway/contract/companyInvitation';
import { seat } from '@fairway/gateway/contract/seat';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../testing/accounts.ts';
import type { TestClient } from '../../../testing/client.ts';
import { type Buyer, buyer } from '../../../testing/orders.ts';
import { addSeats } from '../../../testing/seats.ts';
import { openShop } from '../../../testing/shop.ts';

const { server, lanes } = await openShop({ env: { NETWORK_CODES_PER_HOUR: '100' } });
const [lane = ''] = lanes;
let admin: Buyer;
let email = '';
let people = 0;
let id = '';

beforeEach(async () => {
  admin = await buyer(server, 1);
  const now = server.clock.now();
  await server.db
    .insertInto('company')
    .values({ tenantId: admin.tenantId, name: '测试货运', createdAt: now })
    .execute();
  await addSeats(server.db, { ...admin, seats: 2, lanes: [lane], now });
  people += 1;
  email = `invited${people}@example.com`;
  const body = { name: '何小满', departmentId: null, email };
  ({ id } = await admin.client.gateway.send(calls.addEmployee, { body }));
});

/** Invites by email and reads the link in the message. */
async function invited(): Promise<string> {
  await admin.client.gateway.send(calls.invite, { body: { id, by: 'email' } });
  const [message] = await server.outbox(email);
  return /\/invitation#([\w-]{65})/.exec(message?.text ?? '')?.[1] ?? expect.fail('no link was sent');
}
const open = (by: TestClient, link: string) => by.raw(companyInvitations.open, { body: { link } });
const answer = (by: TestClient, link: string, accept = true) =>
  by.raw(companyInvitations.answer, { body: { link, accept } });
const invitationOf = async (by: TestClient, link: string) =>
  (await open(by, link)).data as unknown as CompanyInvitation;
const storedEmployee = async () => {
  const { rows } = await admin.client.gateway.send(calls.selectEmployees, { query: {} });
  return rows.find((row) => row.id === id);
};
const lastAction = async () => (await admin.client.gateway.send(calls.selectLog, { query: {} })).rows[0];

describe('an invitation', () => {
  it('names the inviting company to any holder of the link, and requires a login', async () => {
    const link = await invited();
    expect(await invitationOf(server.client(), link)).toMatchObject({
      ...{ state: 'open', company: '测试货运', invitedBy: 'Test', name: '何小满', by: 'email' },
      ...{ contact: 'i***@example.com', mine: null, username: null },
    });
    expect((await answer(server.client(), link)).status).toBe(401);
  });

  it('is accepted once, by the holder of its address, and the company sees it', async () => {
    const link = await invited();
    const client = await loggedIn(server, email);
    expect(await invitationOf(client, link)).toMatchObject({ state: 'open', mine: true });
    const both = await Promise.all([answer(client, link), answer(client, link, false)]);
    expect(both.map(({ code }) => code).sort()).toEqual([codes.ok, codes.companyInvitationOver].sort());
    const { state } = await invitationOf(client, link);
    expect((await storedEmployee())?.invitation).toMatchObject({ state });
    const action = state === 'accepted' ? 'invitationAccepted' : 'invitationDeclined';
    expect(await lastAction()).toMatchObject({ action, by: '何小满' });
  });

  it('shows who has accepted it and the login name, only to the admin', async () => {
    const link = await invited();
    const body = { username: `Invited${people}x`, password: 'first123', resourceIds: [lane], employeeId: id };
    await admin.client.gateway.send(seat.distributeSeat, { body });
    const client = await loggedIn(server, email);
    expect((await invitationOf(client, link)).username).toBeNull();
    expect((await answer(client, link)).data).toMatchObject({ state: 'accepted', username: body.username });
    expect(await invitationOf(server.client(), link)).toMatchObject({ state: 'accepted', username: null });
  });

  it('to another address is refused, in both languages', async () => {
    const link = await invited();
    const client = await loggedIn(server, `other${people}@example.com`);
    expect(await invitationOf(client, link)).toMatchObject({ mine: false });
    const zh = await answer(client, link);
    expect([zh.code, zh.msg]).toEqual([
      codes.companyInvitationOther,
      '邀请发给了另一个手机号或邮箱。请用收到消息的手机号或邮箱登录，或在账号安全中绑定它。',
    ]);
    client.language = 'en';
    expect((await answer(client, link)).msg).toMatch(/^The invitation went to another phone or email/);
    expect((await storedEmployee())?.invitation?.state).toBe('open');
  });

  it('that is withdrawn, or whose address the company changed, opens nothing any more', async () => {
    const first = await invited();
    const client = await loggedIn(server, email);
    const withdraw = () => admin.client.raw(calls.withdrawInvitation, { body: { id } });
    expect((await withdraw()).data).toMatchObject({ invitation: { state: 'withdrawn' } });
    expect((await withdraw()).code).toBe(codes.companyInvitationOver);
    expect((await answer(client, first)).code).toBe(codes.companyInvitationOver);
    const second = await invited();
    expect((await open(client, first)).code).toBe(codes.companyInvitationUnknown);
    const row = (await storedEmployee()) ?? expect.fail();
    const body = { id, version: row.version, name: row.name, departmentId: null, email: `new${email}` };
    await admin.client.gateway.send(calls.updateEmployee, { body });
    expect((await answer(client, second)).code).toBe(codes.companyInvitationOther);
    expect((await storedEmployee())?.invitation?.state).toBe('withdrawn');
  });

  it('ends after seven days, and with the employee', async () => {
    const link = await invited();
    const client = await loggedIn(server, email);
    const expiresAt = server.clock.now();
    await server.db
      .updateTable('employeeInvitation')
      .set({ expiresAt })
      .where('employeeId', '=', id)
      .execute();
    expect(await invitationOf(client, link)).toMatchObject({ state: 'expired' });
    expect((await answer(client, link)).code).toBe(codes.companyInvitationOver);
    expect((await storedEmployee())?.invitation?.state).toBe('expired');
    const { version } = (await storedEmployee()) ?? expect.fail();
    const body = { employees: [{ id, version }] };
    await admin.client.gateway.send(calls.deleteEmployees, { body });
    expect((await open(client, link)).code).toBe(codes.companyInvitationUnknown);
  });
});
