import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../testing/index.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes(), jobs: true });
});
afterAll(() => server.stop());

it('TRUST 48: no phone, e-mail, code, token, key or address gets into the log, and no line is forged', async () => {
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

  const log = server.log();
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
  const address = new URL(server.url).host;
  const lines = log
    .split('\n')
    .filter((line) => line !== '' && !line.includes(`Server listening at http://${address}`));
  for (const each of private_) expect(lines.filter((line) => line.includes(each))).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(8);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/sample/write', status: 200, code: 200 }),
  );
});
