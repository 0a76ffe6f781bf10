import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, answerCode, codeFor, givePassword } from '../testing/accounts.ts';
import { logIn, startTestServer, type TestServer } from '../testing/index.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';

/** Returns the log, without the one line in which the server prints its own address. */
function linesOf({ log, url }: TestServer): string[] {
  const greeting = `Server listening at http://${new URL(url).host}`;
  return log()
    .split('\n')
    .filter((line) => line !== '' && !line.includes(greeting));
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes(), jobs: true });
});
afterAll(() => server.stop());

it('TRUST 48: no phone, email, code, token, key or address gets into the log, and no line is forged', async () => {
  const client = server.client();
  const { token, accountId } = await logIn(server, client);
  const { keyId } = await client.key();
  const phone = '13812345678';
  const email = 'someone@example.com';
  await client.raw(sample.write, { body: { to: phone } });
  await client.raw(sample.effect, { query: { to: email } });
  await client.raw(sample.write, { body: `{"to":"${phone}` });
  await client.raw(sample.write, { body: { to: 'a\r\n{"level":60,"msg":"forged"}' } });
  await client.raw(sample.faulty);
  await client.raw(sample.mine, { headers: { authorization: `Bearer ${token}x` } });
  await fetch(`${server.url}/api/nobody/${phone}?code=482913&email=${email}`);
  await fetch(`${server.url}/${phone}/${email}`, { headers: { language: `\u00e9${phone}` } });

  const private_ = [
    phone,
    '13800000000',
    email,
    '482913',
    token,
    keyId,
    accountId,
    '127.0.0.1:',
    'forged',
    'sample"',
  ];
  const lines = linesOf(server);
  for (const each of private_) expect(lines.filter((line) => line.includes(each))).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(8);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/sample/write', status: 200, code: 200 }),
  );
});

it('TRUST 48: codes that are sent, logins that succeed or fail and the outbox page leave nothing personal in the log', async () => {
  const real = await startTestServer({ jobs: true });
  const phone = '13812345678';
  const email = 'someone.private@example.com';
  const password = 'Secret12345';
  const wrong = 'Wrong67890';
  const { personId } = await addAccount(real.db, { phone, password });

  const client = real.client();
  const bySms = await codeFor(real, client, phone);
  const byEmail = await codeFor(real, client, email);
  await answerCode(client, phone, bySms === '000000' ? '000001' : '000000');
  const tokens: (string | null)[] = [];
  for (const login of [
    () => answerCode(client, phone, bySms),
    () => answerCode(client, email, byEmail),
    () => givePassword(client, phone, password),
  ]) {
    expect((await login()).code).toBe(200);
    tokens.push(client.token);
  }
  expect((await givePassword(client, phone, wrong)).code).not.toBe(200);
  const question = await givePassword(real.client(), phone, password);
  const { ticket } = question.data as { ticket: string };
  for (const accept of ['text/html', 'application/json']) {
    const page = await fetch(`${real.url}/sandbox/outbox?to=${phone}`, { headers: { accept } });
    expect(await page.text()).toContain(bySms);
  }
  await fetch(`${real.url}/sandbox/outbox?to=${encodeURIComponent(email)}`);
  const unsent = () =>
    real.db.selectFrom('outboxMessage').select('id').where('state', '<>', 'sent').execute();
  await expect.poll(unsent, { timeout: 60_000 }).toEqual([]);
  await real.stop();

  const lines = linesOf(real);
  const { keyId } = await client.key();
  const texts = [phone, email, 'someone.private', password, wrong, ...tokens, ticket, keyId, personId];
  for (const each of texts) {
    expect(each).not.toBe('');
    expect(lines.filter((line) => line.includes(String(each)))).toEqual([]);
  }
  // As a whole number: six digits may also occur within a request's id.
  for (const code of [bySms, byEmail]) {
    expect(code).toMatch(/^\d{6}$/);
    expect(lines.filter((line) => new RegExp(`\\b${code}\\b`).test(line))).toEqual([]);
  }
  const routes = new Set(lines.map((line) => JSON.parse(line).route));
  expect([...routes]).toEqual(
    expect.arrayContaining([
      '/api/common/verifyCode/sendSmsVerifyCode',
      '/api/common/verifyCode/sendEmailVerifyCode',
      '/api/auth/loginAndRegisterByVerifyCode',
      '/api/auth/login',
      '/sandbox/outbox',
    ]),
  );
});
