import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { people } from '@fairway/gateway/contract/people';
import { user } from '@fairway/gateway/contract/user';
import { afterAll, describe, expect, it } from 'vitest';
import { addAccount, answerCode, codeFor, loggedIn } from '../../testing/accounts.ts';
import { startTestServer } from '../../testing/server.ts';
import { logIn } from '../../testing/session.ts';
import { atDesk } from '../../testing/staff.ts';

const server = await startTestServer({ env: { NETWORK_CODES_PER_HOUR: '100' } });
afterAll(() => server.stop());

let next = 0;
/** A logged-in person with a unique phone, and a desk with their page open. */
async function person() {
  next += 1;
  const phone = `1371000${String(next).padStart(4, '0')}`;
  const client = await loggedIn(server, phone);
  const desk = await atDesk(server, ['reviewer'], '陆行简');
  const { id } = await desk.client.gateway.send(people.find, { body: { contact: phone } });
  const record = await desk.client.gateway.send(people.selectPerson, { query: { id } });
  return { phone, client, desk, id, record, version: record.version };
}

const why = { reason: 'misuse', words: '批量抓取运价' } as const;

/** Another login of theirs, by another browser. */
async function again(phone: string, loginPortal: 1 | 2 = 1) {
  server.clock.advance(61);
  const client = server.client();
  return answerCode(client, phone, await codeFor(server, client, phone), { loginPortal });
}

const actions = async (id: string) =>
  (
    await server.db
      .selectFrom('auditEntry')
      .select(['action', 'reason', 'staffName'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('people at the desk', () => {
  it('are found by a whole phone, are shown masked, and each look is logged', async () => {
    const { phone, desk, id, record } = await person();
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    expect(record).toMatchObject({ kind: 'personal', phone: masked, blockedAt: null, block: null });
    expect(JSON.stringify(record)).not.toContain(phone);
    expect(record.logins.map(({ way, outcome }) => [way, outcome])).toEqual([['code', 'success']]);
    expect(await actions(id)).toEqual(['personFound', 'personOpened']);
    await desk.client.gateway.send(people.selectPerson, { query: { id } });
    expect(await actions(id)).toEqual(['personFound', 'personOpened']);
  });

  it('are listed by the end of a phone, and by state', async () => {
    const { phone, desk, id, version } = await person();
    const rowsOf = async (query: object) =>
      (await desk.client.gateway.send(people.selectPage, { query: { keyword: phone.slice(-4), ...query } }))
        .rows;
    expect((await rowsOf({})).map((row) => row.id)).toEqual([id]);
    expect(await rowsOf({ kind: 'company' })).toEqual([]);
    expect(await rowsOf({ blocked: 'blocked' })).toEqual([]);
    await desk.client.gateway.send(people.block, { body: { id, version, ...why } });
    expect((await rowsOf({ blocked: 'blocked', audit: 'none' })).map((row) => row.id)).toEqual([id]);
  });

  it('an unknown contact finds no person', async () => {
    const desk = await atDesk(server, ['reviewer']);
    const answer = await desk.client.raw(people.find, { body: { contact: '13999999999' } });
    expect(answer.code).toBe(codes.notFound);
  });

  it('sums are for those who also hold finance', async () => {
    const { id, record } = await person();
    expect(record.trade).toMatchObject({ orders: 0, paid: null });
    const both = await atDesk(server, ['reviewer', 'finance']);
    const { trade } = await both.client.gateway.send(people.selectPerson, { query: { id } });
    expect(trade.paid).toEqual({ amount: 0, currency: 'CNY' });
  });
});

describe('a block', () => {
  it('ends the session with the very next request, and a login explains what to do', async () => {
    const { phone, client, desk, id, version } = await person();
    expect((await client.raw(user.profile, {})).code).toBe(codes.ok);
    await desk.client.gateway.send(people.block, { body: { id, version, ...why } });
    const next = await client.raw(user.profile, {});
    expect([next.status, next.code]).toEqual([401, codes.sessionBlocked]);
    const login = await again(phone);
    expect(login.code).toBe(codes.accountBlocked);
    expect(login.msg).toMatch(/客服/);
    const record = await desk.client.gateway.send(people.selectPerson, { query: { id } });
    expect(record.block).toEqual({ ...why, by: '陆行简', withAccount: null });
    expect(record.trail[0]).toMatchObject({ action: 'personBlocked', by: '陆行简', reason: why.words });

    await desk.client.gateway.send(people.unblock, {
      body: { id, version: record.version, words: '已电话核实' },
    });
    // Former sessions stay logged out.
    expect((await client.raw(user.profile, {})).status).toBe(401);
    expect((await again(phone)).code).toBe(codes.ok);
    expect((await actions(id)).slice(-2)).toEqual(['personBlocked', 'personUnblocked']);
  });

  it('of twenty at once one is made, and the others are refused', async () => {
    const { id, version } = await person();
    const desks = await Promise.all(Array.from({ length: 20 }, () => atDesk(server, ['reviewer'])));
    const answers = await Promise.all(
      desks.map(({ client }) => client.raw(people.block, { body: { id, version, ...why } })),
    );
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.personChanged)).toHaveLength(19);
  });

  it('of the last admin takes the sub-accounts along, of another admin it does not', async () => {
    const client = server.client();
    const { accountId, tenantId } = await logIn(server, client, { accountType: 1 });
    await server.db
      .insertInto('company')
      .values({ tenantId, name: '恒力（示例）', createdAt: server.clock.now() })
      .execute();
    const { id: second } = await addAccount(server.db, { accountType: 1, tenantId });
    const { id: sub } = await addAccount(server.db, { accountType: 2, tenantId });
    const desk = await atDesk(server, ['reviewer']);
    const see = (id: string) => desk.client.gateway.send(people.selectPerson, { query: { id } });
    const blocking = async (id: string) =>
      (
        await desk.client.gateway.send(people.block, {
          body: { id, version: (await see(id)).version, ...why },
        })
      ).blocked;
    expect(await blocking(accountId)).toBe(1);
    expect((await see(second)).along.map(({ id }) => id)).toEqual([sub]);
    expect(await blocking(second)).toBe(2);
    expect((await see(sub)).block).toMatchObject({ withAccount: { id: second } });
    const { opened } = await desk.client.gateway.send(people.unblock, {
      body: { id: second, version: (await see(second)).version, words: '已核实' },
    });
    expect(opened).toBe(2);
    expect((await see(accountId)).blockedAt).not.toBeNull();
  });

  it('cannot be switched away from', async () => {
    const { client, desk, id, version, phone } = await person();
    const { personId } = await server.db
      .selectFrom('account')
      .select('personId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: company } = await addAccount(server.db, { accountType: 1, personId });
    await desk.client.gateway.send(people.block, { body: { id, version, ...why } });
    const record = await desk.client.gateway.send(people.selectPerson, { query: { id: company } });
    expect(record.block).toMatchObject({ withAccount: { id } });
    expect((await client.raw(auth.silentLogin, { body: { loginPortal: 2 } })).status).toBe(401);
    const login = await again(phone, 2);
    expect(login.code).toBe(codes.accountBlocked);
  });

  it('needs a reason in words', async () => {
    const { desk, id, version } = await person();
    const answer = await desk.client.raw(people.block, { body: { id, version, ...why, words: ' ' } });
    expect(answer.status).toBe(400);
  });
});
