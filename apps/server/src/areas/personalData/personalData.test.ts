import { inflateRawSync } from 'node:zlib';
import { attention } from '@fairway/gateway/contract/attention';
import { codes } from '@fairway/gateway/contract/codes';
import { order } from '@fairway/gateway/contract/order';
import { personalData } from '@fairway/gateway/contract/personalData';
import { security } from '@fairway/gateway/contract/security';
import { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answerCode, codeFor, loggedIn } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/index.ts';
import { buyer, ordered } from '../../testing/orders.ts';
import { jpeg } from '../../testing/pictures.ts';
import { openShop } from '../../testing/shop.ts';
import { uploaded } from '../../testing/uploads.ts';
import { decided } from './decided.ts';
import { closeDueAccounts } from './forget.ts';
import { ownedBy, personalTables } from './personalTables.ts';

const { server, lanes } = await openShop();
const silent = { put: async () => {}, putAll: async () => {} };
let next = 0;
function newPhone(): string {
  next += 1;
  return `1390000${String(next).padStart(4, '0')}`;
}

async function person() {
  const phone = newPhone();
  return { phone, client: await loggedIn(server, phone) };
}

async function proofFor(client: TestClient, phone: string, type: 'CLOSE' | 'EXPORT'): Promise<string> {
  // A phone gets three codes in ten minutes.
  server.clock.advance(601);
  await client.raw(verifyCode.sendSelfSmsVerifyCode, { query: { type } });
  const [message] = await server.outbox(phone);
  const query = { verifyCode: message?.code ?? '', type };
  return (await client.gateway.send(verifyCode.checkSelfPhoneVerifyCode, { query })).proof;
}

/** Enters a code and has a copy prepared. */
async function copyFor(client: TestClient, phone: string) {
  const proof = await proofFor(client, phone, 'EXPORT');
  return client.gateway.send(personalData.prepareExport, { body: { proof } });
}

/** Reads the entries of an archive by their list at its end. */
function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const start = file.readUInt32LE(at + 42);
    const from = start + 30 + file.readUInt16LE(start + 26);
    entries.set(name, inflateRawSync(file.subarray(from, from + packed)));
    at += 46 + nameLength;
  }
  return entries;
}

test('a copy holds everything about the person and their pictures, no secrets, and is fetched once', async () => {
  const { phone, client } = await person();
  const { id } = await uploaded(client, await jpeg(), 'avatar');
  await client.gateway.send(user.updateProfile, { body: { avatar: id, nickname: '林晓' } });
  const { url } = await copyFor(client, phone);
  const answer = await fetch(`${server.url}${url}`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="fairway-2026');
  const entries = unzip(Buffer.from(await answer.arrayBuffer()));
  const data = entries.get('data.json')?.toString() ?? '';
  const { records } = JSON.parse(data);
  expect(records.account[0]).toMatchObject({ nickname: '林晓' });
  expect(records.claim).toMatchObject([{ kind: 'phone', value: phone }]);
  expect(records.loginLog).toHaveLength(1);
  expect(data).not.toMatch(/hash|blobKey|token|argon/i);
  expect([...entries.keys()]).toContain(`pictures/avatar-${id}.jpg`);
  expect((await fetch(`${server.url}${url}`)).status).toBe(404);
});

test('a copy requires a code first, each time', async () => {
  const { phone, client } = await person();
  const ask = (proof: string) => client.raw(personalData.prepareExport, { body: { proof } });
  expect((await ask('none')).code).toBe(codes.oldContactUnproven);
  expect((await ask(await proofFor(client, phone, 'CLOSE'))).code).toBe(codes.oldContactUnproven);
  const proof = await proofFor(client, phone, 'EXPORT');
  expect((await ask(proof)).code).toBe(codes.ok);
  expect((await ask(proof)).code).toBe(codes.oldContactUnproven);
});

test('a copy cannot be downloaded after the session has ended, nor after five minutes', async () => {
  const { phone, client } = await person();
  const ended = await copyFor(client, phone);
  const late = await copyFor(client, phone);
  server.clock.advance(301);
  expect((await fetch(`${server.url}${late.url}`)).status).toBe(404);
  const third = await copyFor(client, phone);
  await client.raw(security.endOtherSessions, { body: { alsoThis: true } });
  for (const { url } of [ended, third]) expect((await fetch(`${server.url}${url}`)).status).toBe(404);
});

test('an account closes after 15 days; until then a login undoes it', async () => {
  const { phone, client } = await person();
  const refused = await client.raw(personalData.requestClosing, { body: { proof: 'none' } });
  expect(refused.code).toBe(codes.oldContactUnproven);
  const ask = async () => {
    const proof = await proofFor(client, phone, 'CLOSE');
    return client.raw(personalData.requestClosing, { body: { proof } });
  };
  expect((await ask()).code).toBe(codes.ok);
  const [message] = await server.outbox(phone);
  expect(message?.text).toContain('可以撤销');
  expect((await ask()).code).toBe(codes.closingAsked);
  const closing = (await client.gateway.send(personalData.selectClosing))?.asked;
  expect(Date.parse(closing?.closesAt ?? '') - Date.parse(closing?.requestedAt ?? '')).toBe(15 * 86_400_000);
  expect((await client.raw(personalData.undoClosing)).data).toMatchObject({ asked: null });
  expect((await client.raw(personalData.undoClosing)).code).toBe(codes.closingNotAsked);
  server.clock.advance(16 * 86_400);
  await closeDueAccounts(server.db, silent, server.clock.now(), fail);
  expect((await client.raw(user.profile)).code).toBe(codes.ok);
});

const fail = (error: unknown) => {
  throw error;
};

/** Every table as text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(server.db);
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const answer = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
        server.db,
      );
      return answer.rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
}

test('a closed account leaves no phone, name or picture anywhere, frees its phone and keeps its orders', async () => {
  const { phone, client } = await person();
  const { id } = await uploaded(client, await jpeg(), 'avatar');
  await client.gateway.send(user.updateProfile, { body: { avatar: id, nickname: '要走的人' } });
  const { id: accountId } = await client.gateway.send(user.profile);
  const proof = await proofFor(client, phone, 'CLOSE');
  await client.gateway.send(personalData.requestClosing, { body: { proof } });
  expect(await everything()).toContain('要走的人');
  server.clock.advance(15 * 86_400 + 1);
  await closeDueAccounts(server.db, silent, server.clock.now(), fail);
  const left = await everything();
  for (const identifier of [phone, `${phone.slice(0, 3)}****${phone.slice(-4)}`, '要走的人'])
    expect(left).not.toContain(identifier);
  expect(await client.raw(user.profile)).toMatchObject({ status: 401 });
  const file = await server.db.selectFrom('file').select('storedAt').where('id', '=', id).executeTakeFirst();
  expect(file?.storedAt ?? null).toBeNull();

  server.clock.advance(61);
  const again = server.client();
  expect((await answerCode(again, phone, await codeFor(server, again, phone))).code).toBe(codes.ok);
  expect((await again.gateway.send(user.profile)).id).not.toBe(accountId);
});

test('when the 15 days are over, not a second before, rows required by law remain without personal data; the rest is deleted', async () => {
  const by = await buyer(server, 3);
  const phone = newPhone();
  const { tenantId, accountId } = by;
  const createdAt = server.clock.now();
  await server.db
    .insertInto('claim')
    .values({ kind: 'phone', value: phone, tenantId, accountId, createdAt })
    .execute();
  const { orderNo } = await ordered(by, lanes);
  await by.client.gateway.send(order.cancel, { body: { orderNo } });
  const lane = { origin: 'CNSHA', destination: 'USLAX' };
  await by.client.gateway.send(attention.addOrUpdateAttention, { body: { ...lane, followed: true } });
  // Counts are written from time to time, and before they are read: here they must not come in between.
  await by.client.gateway.send(subscribeStatistics.selectStatisticsSum, { query: { days: 7 } });
  const proof = await proofFor(by.client, phone, 'CLOSE');
  await by.client.gateway.send(personalData.requestClosing, { body: { proof } });
  const before = await heldBy(accountId, tenantId);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['attention', 'claim', 'daily_count', 'session']),
  );

  server.clock.advance(15 * 86_400 - 1);
  await closeDueAccounts(server.db, silent, server.clock.now(), fail);
  expect(await heldBy(accountId, tenantId)).toEqual(before);
  server.clock.advance(2);
  await closeDueAccounts(server.db, silent, server.clock.now(), fail);
  const after = await heldBy(accountId, tenantId);
  const stays = Object.keys(before).filter((table) => decided[table] !== 'removed');
  expect(Object.keys(after).toSorted()).toEqual(stays.toSorted());
  expect(stays).toEqual(expect.arrayContaining(['account', 'account_closing', 'purchase_order']));
  for (const table of stays.filter((each) => decided[each] === decided.purchase_order))
    expect([table, after[table]]).toEqual([table, before[table]]);
  const account = await server.db
    .selectFrom('account')
    .select(['name', 'realName', 'nickname', 'passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  expect(account).toEqual({ name: '已注销', realName: null, nickname: null, passwordHash: null });
});

/** Returns the number of rows of each table that belong to a person. */
async function heldBy(accountId: string, personId: string): Promise<Record<string, number>> {
  const person = { personId, accountIds: [accountId] };
  const countByTable: Record<string, number> = {};
  for (const table of await personalTables(server.db)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table.table)}
      where ${ownedBy(table, person)}`.execute(server.db);
    if (rows[0]?.count) countByTable[table.table] = rows[0].count;
  }
  return countByTable;
}

test('two servers that close the same account at once do it once', async () => {
  const { phone, client } = await person();
  const proof = await proofFor(client, phone, 'CLOSE');
  await client.gateway.send(personalData.requestClosing, { body: { proof } });
  server.clock.advance(15 * 86_400 + 1);
  const sent: string[] = [];
  const outbox = { ...silent, put: async (_: unknown, { to }: { to: string }) => void sent.push(to) };
  const close = () => closeDueAccounts(server.db, outbox, server.clock.now(), fail);
  await Promise.all([close(), close()]);
  expect(sent).toEqual([phone]);
});

test('every table whose rows have an owner is decided about, and no other one', async () => {
  const tables = (await personalTables(server.db)).map(({ table }) => table);
  expect(Object.keys(decided).toSorted()).toEqual(tables.toSorted());
});

/** Columns that refer to a person other than the owner of the row, and why they may stay. */
const otherNames = {
  'account.blocked_with': 'an account that was blocked with this one',
  'page_access.changed_by': 'one of the staff',
  'quote_sender.logo_account_id': 'the owner of the logo on the letterhead of a tenant',
  'subscription.started_by': 'kept with what was bought',
};

test('no column names an account in a way that is not decided about', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'uuid'
      and column_name ~ '(account|person|member|_by$|_with$)'
      and column_name not in ('account_id', 'person_id')`.execute(server.db);
  expect(rows.map(({ column }) => column).toSorted()).toEqual(Object.keys(otherNames));
});

test('nothing hangs on a row that is removed', async () => {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.confdeltype <> 'c' and c.connamespace = current_schema()::regnamespace`.execute(
    server.db,
  );
  const links = rows.filter(
    ({ child, parent }) => decided[parent] === 'removed' && decided[child] !== 'removed',
  );
  expect(links).toEqual([]);
});
