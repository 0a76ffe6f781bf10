import { codes } from '@fairway/gateway/contract/codes';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimits } from '../../services/limits.ts';
import { networkOf } from '../../services/network.ts';
import { addAccount, loggedIn } from '../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeEach(async () => {
  // Behind one trusted proxy, so that a test can come from many addresses.
  server = await startTestServer({ env: { TRUST_PROXY: '1' } });
});
afterEach(() => server.stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
type Type = 'LOGIN_REGISTER' | 'FORGET_PASSWORD' | 'SET_UP' | 'UNBIND';

function sendSms(client: TestClient, phone: string, address = '203.0.113.1', type: Type = 'LOGIN_REGISTER') {
  return client.raw(verifyCode.sendSmsVerifyCode, { query: { phone, type }, ...from(address) });
}

function sendEmail(client: TestClient, email: string, type: Type = 'LOGIN_REGISTER') {
  return client.raw(verifyCode.sendEmailVerifyCode, { query: { email, type } });
}

test('a code is sent to a phone, and the response contains when the next may be requested and when it expires', async () => {
  const client = server.client();
  const answer = await sendSms(client, '138 0000 0000');
  expect(answer.data).toEqual({
    resendAt: '2026-11-20T02:01:00.000Z',
    expiresAt: '2026-11-20T02:05:00.000Z',
  });
  const [message] = await server.outbox('13800000000');
  expect(message).toMatchObject({ to: '13800000000', kind: 'sms', purpose: 'LOGIN_REGISTER' });
  expect(message?.code).toMatch(/^\d{6}$/);
  expect(message?.text).toContain(`您的验证码是 ${message?.code}`);
});

test('the message is in the language of the request', async () => {
  const client = server.client();
  client.language = 'en';
  await sendEmail(client, ' Li.Wei@Example.com ');
  const [message] = await server.outbox('li.wei@example.com');
  expect(message).toMatchObject({ to: 'li.wei@example.com', kind: 'email' });
  expect(message?.text).toContain(`Your verification code is ${message?.code}`);
});

test('the table holds no code and no phone, only keyed hashes', async () => {
  await sendSms(server.client(), '13800000000');
  const [message] = await server.outbox('13800000000');
  const rows = await server.db.selectFrom('verifyCode').selectAll().execute();
  const stored = JSON.stringify(rows) + rows.map((row) => row.codeHash.toString('latin1')).join();
  expect(rows).toHaveLength(1);
  expect(stored).not.toContain('13800000000');
  expect(stored).not.toContain(message?.code);
});

test.each([
  ['another dial code', { phone: '4155550123', type: 'LOGIN_REGISTER', mobileArea: '1' }],
  ['a prefix in the number', { phone: '+1 415 555 0123', type: 'LOGIN_REGISTER' }],
] as const)('a phone outside the mainland is told to use email: %s', async (_case, query) => {
  const client = server.client();
  client.language = 'en';
  const answer = await client.raw(verifyCode.sendSmsVerifyCode, { query });
  expect(answer.code).toBe(codes.overseasPhoneUnsupported);
  expect(answer.msg).toContain('email');
  expect(await server.outbox()).toEqual([]);
});

test.each(['1380000000', '23800000000', '1380000000a'])('%s is refused by field and rule', async (phone) => {
  const answer = await sendSms(server.client(), phone);
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject({ fields: [{ field: 'query.phone', rule: 'mobile' }] });
  expect(await server.outbox()).toEqual([]);
});

test('a prefetch sends nothing', async () => {
  const answer = await server.client().raw(verifyCode.sendSmsVerifyCode, {
    query: { phone: '13800000000', type: 'LOGIN_REGISTER' },
    headers: { 'sec-purpose': 'prefetch' },
  });
  expect(answer.code).toBe(codes.prefetchRefused);
  expect(await server.outbox()).toEqual([]);
});

test('codes for a bound contact need a login, and never go to an address of choice', async () => {
  const visitor = server.client();
  expect((await sendSms(visitor, '13800000001', '203.0.113.2', 'SET_UP')).code).toBe(codes.sessionRequired);
  const member = await loggedIn(server, '13800000000');
  expect((await sendSms(member, '13800000001', '203.0.113.2', 'SET_UP')).code).toBe(codes.ok);
  expect((await sendSms(member, '13800000002', '203.0.113.2', 'UNBIND')).code).toBe(codes.notAllowed);
});

test('a code to reset a password is sent to account holders only, and the response does not reveal it', async () => {
  await addAccount(server.db, { phone: '13800000000' });
  const client = server.client();
  const present = await sendSms(client, '13800000000', '203.0.113.1', 'FORGET_PASSWORD');
  const absent = await sendSms(client, '13800000009', '203.0.113.1', 'FORGET_PASSWORD');
  expect(absent.data).toEqual(present.data);
  expect(absent.status).toBe(present.status);
  expect(await server.outbox('13800000000')).toHaveLength(1);
  expect(await server.outbox('13800000009')).toEqual([]);
});

/** The statements that the server sends to the database during the call, without their values. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    const texts = query.mock.calls.map(([statement]) =>
      String((statement as unknown as pg.QueryConfig).text ?? statement),
    );
    // The server itself polls whether the database is available.
    return texts.filter((text) => text !== 'select 1');
  } finally {
    query.mockRestore();
  }
}

test('TRUST 9: a code to reset a password costs the same work, whether or not there is an account', async () => {
  await addAccount(server.db, { phone: '13800000000' });
  const client = server.client();
  await client.key();
  // Any request may also read the versions of pages, once a second.
  const send = async (phone: string) =>
    (await statementsOf(() => sendSms(client, phone, '203.0.113.1', 'FORGET_PASSWORD'))).filter(
      (text) => !text.includes('from page_version'),
    );
  const [present, absent] = [await send('13800000000'), await send('13800000009')];
  expect(present.filter((text) => text.includes('insert into "outbox_message"'))).toHaveLength(1);
  expect(absent).toEqual(present);
});

test('TRUST 7: one phone a hundred times at once receives one code a minute, three in ten minutes, five an hour', async () => {
  const client = server.client();
  await client.key();
  const spread = (index: number) => `198.51.100.${index % 250}`;
  const burst = await Promise.all(
    Array.from({ length: 100 }, (_, index) => sendSms(client, '13800000000', spread(index))),
  );
  expect(burst.filter((answer) => answer.code === codes.ok)).toHaveLength(1);
  expect(new Set(burst.map((answer) => answer.code))).toEqual(new Set([codes.ok, codes.sendTooSoon]));

  const soon = burst.find((answer) => answer.code === codes.sendTooSoon);
  expect(soon?.data).toEqual({ resendAt: '2026-11-20T02:01:00.000Z' });
  expect(soon?.headers.get('retry-after')).toBe('60');

  const sent = [0];
  const refused = new Map<number, string>();
  for (let minute = 1; minute < 62; minute += 1) {
    server.clock.advance(60);
    const answer = await sendSms(client, '13800000000', spread(100 + minute));
    const { resendAt } = answer.data as { resendAt: string };
    if (answer.code === codes.ok) sent.push(minute);
    else refused.set(minute, `${answer.code} until ${resendAt}`);
  }
  expect(sent).toEqual([0, 1, 2, 10, 11, 60, 61]);
  expect(refused.get(3)).toBe(`${codes.sendTooMany} until 2026-11-20T02:10:00.000Z`);
  expect(refused.get(9)).toBe(`${codes.sendTooSoon} until 2026-11-20T02:10:00.000Z`);
  expect(refused.get(12)).toBe(`${codes.sendTooMany} until 2026-11-20T03:00:00.000Z`);
  expect(await server.outbox('13800000000')).toHaveLength(sent.length);
});

test('TRUST 7: all written forms of a phone are one phone', async () => {
  const client = server.client();
  expect((await sendSms(client, '13800000000')).code).toBe(codes.ok);
  for (const form of [
    '+8613800000000',
    '008613800000000',
    '86 138 0000 0000',
    '１３８００００００００',
    '138-0000-0000',
  ]) {
    expect((await sendSms(client, form)).code, form).toBe(codes.sendTooSoon);
  }
  expect(await server.outbox()).toHaveLength(1);
});

test('TRUST 7: one address sends to ten phones an hour without work, whichever of its keys it uses', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      sendSms(server.client(), `138000000${String(index).padStart(2, '0')}`, '203.0.113.9'),
    ),
  );
  expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(10);
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([codes.ok, codes.challengeRequired]));

  // A network without quota has not used up the codes of others.
  const free = answers.findIndex((answer) => answer.code !== codes.ok);
  const phone = `138000000${String(free).padStart(2, '0')}`;
  expect((await sendSms(server.client(), phone, '203.0.113.10')).code).toBe(codes.ok);
});

test('TRUST 7: a whole office behind one address gets its codes: the SDK does the work, and phones keep their own limit', async () => {
  const office = await startTestServer({ env: { NETWORK_CODES_PER_HOUR: '1', TRUST_PROXY: '1' } });
  const ask = (phone: string) =>
    office.client().gateway.send(verifyCode.sendSmsVerifyCode, { query: { phone, type: 'LOGIN_REGISTER' } });
  await ask('13800000100');
  await ask('13800000101');
  expect(await office.outbox()).toHaveLength(2);

  // The work grows with the requests of a network, so that a few machines cannot use up the budget of all.
  const address = '203.0.113.40';
  const limits = createLimits(office.db, office.config.secret);
  const rules = [{ count: 3, seconds: 3600 }];
  const { clock } = office;
  await sendSms(office.client(), '13800000104', address);
  for (let code = 0; code < 3; code += 1)
    await limits.take(`codes worked for by ${networkOf(address)}`, rules, clock.now());
  const heavier = await sendSms(office.client(), '13800000105', address);
  expect(heavier).toMatchObject({ code: codes.challengeRequired, data: { bits: 18 } });
  await office.stop();
}, 60_000);

test('TRUST 7: the addresses of one IPv6 network count as one', async () => {
  const client = server.client();
  for (let index = 0; index < 10; index += 1) {
    expect((await sendSms(client, `1380000001${index}`, `2001:db8:1:2::${index + 1}`)).code).toBe(codes.ok);
  }
  expect((await sendSms(client, '13800000030', '2001:db8:1:2::ffff')).code).toBe(codes.challengeRequired);
  expect((await sendSms(client, '13800000030', '2001:db8:1:3::1')).code).toBe(codes.ok);
});

test('TRUST 7: past the hourly budget no code is sent, whatever a user has left', async () => {
  const tight = await startTestServer({ env: { EMAIL_CODES_PER_HOUR: '2' } });
  const codesSent = [];
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
    codesSent.push((await sendEmail(tight.client(), email)).code);
  }
  expect(codesSent).toEqual([codes.ok, codes.ok, codes.sendTooMany]);
  await tight.stop();
});

test('a caller who lacks a signing key cannot send at all', async () => {
  const answer = await server.client().raw(verifyCode.sendSmsVerifyCode, {
    query: { phone: '13800000000', type: 'LOGIN_REGISTER' },
    unsigned: true,
  });
  expect(answer.status).toBe(400);
  expect(await server.outbox()).toEqual([]);
});
