import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { canonicalString, newNonce, vectorKey, vectors } from '@fairway/gateway/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../secrets.ts';
import { createTestClient } from '../../testing/client.ts';
import { createTestClock, logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

it.each(vectors)(
  'verifies the published vector of $request.path',
  ({ request: { body, token, ...parts }, signature }) => {
    const canonical = canonicalString({
      ...parts,
      bodyHash: sha256(String(body ?? '')).toString('hex'),
      tokenHash: token === null ? null : sha256(token).toString('hex'),
    });
    expect(createHmac('sha256', vectorKey).update(canonical).digest('base64url')).toBe(signature);
  },
);

describe('TRUST 15: replays and altered requests', () => {
  it('TRUST 15: the same write sent again is refused and runs once', async () => {
    const client = server.client();
    const again = { body: { to: 'replay' }, nonce: newNonce(), idempotencyKey: crypto.randomUUID() };
    expect(await client.raw(sample.write, again)).toMatchObject({ status: 200, data: { ran: 1 } });
    expect(await client.raw(sample.write, again)).toMatchObject({ status: 400, code: 40003 });
    expect(await server.outbox('replay')).toHaveLength(1);
  });

  it('TRUST 15: a GET with an effect is spent once, too', async () => {
    const client = server.client();
    const again = { query: { to: 'replay-get' }, nonce: newNonce() };
    expect(await client.raw(sample.effect, again)).toMatchObject({ status: 200 });
    expect(await client.raw(sample.effect, again)).toMatchObject({ status: 400, code: 40003 });
    expect(await server.outbox('replay-get')).toHaveLength(1);
  });

  it.each([
    [-301, 40002],
    [301, 40002],
    [-299, 200],
    [299, 200],
  ])('TRUST 15: a request %i s off the clock answers code %i', async (seconds, code) => {
    const timestamp = String(server.clock.now().getTime() + seconds * 1000);
    const answer = await server.client().raw(sample.effect, { query: { to: 'late' }, timestamp });
    expect(answer.code).toBe(code);
    expect(answer.headers.get('x-server-time')).toBe(String(server.clock.now().getTime()));
  });

  it.each([
    ['x-timestamp', (value: string) => String(Number(value) + 1)],
    ['x-nonce', flip],
    ['x-signature', flip],
    ['x-client-version', () => '1.0.9'],
    ['language', () => 'en'],
    ['idempotency-key', flip],
  ])('TRUST 15: another %s than the signed one is refused', async (name, bend) => {
    const client = server.client();
    const idempotencyKey = crypto.randomUUID();
    const nonce = newNonce();
    const timestamp = String(server.clock.now().getTime());
    const signed = { 'x-timestamp': timestamp, 'x-nonce': nonce, 'idempotency-key': idempotencyKey };
    const value = (signed as Record<string, string>)[name] ?? 'A'.repeat(43);
    const answer = await client.raw(sample.write, {
      body: { to: 'bent' },
      idempotencyKey,
      nonce,
      timestamp,
      headers: { [name]: bend(value) },
    });
    expect(answer).toMatchObject({ status: 400, code: 40001 });
    expect(await server.outbox('bent')).toHaveLength(0);
  });

  it('TRUST 15: another body, query, path, method or token than the signed one is refused', async () => {
    const client = server.client();
    await logIn(server, client);
    const captured = await capture(client, 'captured');
    const tries = [
      { ...captured, body: captured.body.replace('captured', 'capturee') },
      { ...captured, path: `${captured.path}?page=1` },
      { ...captured, path: '/api/sample/refusing' },
      { ...captured, headers: { ...captured.headers, authorization: 'Bearer another' } },
    ];
    for (const each of tries) expect((await send(each)).code).toBe(40001);
    expect((await send(captured)).code).toBe(200);
  });

  it.each([
    'x-nonce',
    'x-signature',
    'x-key-id',
    'x-timestamp',
    'language',
    'idempotency-key',
    'authorization',
  ])('TRUST 15: a repeated %s is refused by name', async (name) => {
    const client = server.client();
    const captured = await capture(client, 'twice');
    const twice = {
      ...captured.headers,
      [name]: [captured.headers[name] ?? 'x', captured.headers[name] ?? 'x'],
    };
    const answer = await send({ ...captured, headers: twice });
    expect(answer).toMatchObject({
      code: 40000,
      data: { fields: [{ field: `header.${name}`, rule: 'repeated' }] },
    });
  });

  it('TRUST 15: an unknown key is refused', async () => {
    const answer = await server
      .client()
      .raw(sample.effect, { query: { to: 'x' }, headers: { 'x-key-id': 'nobody' } });
    expect(answer).toMatchObject({ status: 401, code: 40104 });
  });
});

it.each([-86_400, 86_400])(
  'TRUST 16: a client whose clock is %i s off signs again by the clock of the server and succeeds',
  async (seconds) => {
    const wrong = createTestClock(new Date(server.clock.now().getTime() + seconds * 1000));
    const { gateway } = createTestClient(server.url, wrong);
    const to = `clock${seconds}`;
    expect(await gateway.send(sample.write, { body: { to } })).toEqual({ ran: 1 });
  },
);

function flip(value: string): string {
  return (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
}

interface Captured {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

/** Returns a signed write as it goes over the wire, without sending it. */
async function capture(client: ReturnType<TestServer['client']>, to: string) {
  const { key, keyId } = await client.key();
  const { sign } = await import('@fairway/gateway/signature');
  const body = JSON.stringify({ to });
  const parts = {
    method: 'POST',
    path: '/api/sample/write',
    query: '',
    body,
    timestamp: String(server.clock.now().getTime()),
    nonce: newNonce(),
    keyId,
    token: client.token,
    language: 'zh',
    clientVersion: '1.0.8',
    idempotencyKey: crypto.randomUUID(),
  } as const;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    language: parts.language,
    'x-client-version': parts.clientVersion,
    'x-timestamp': parts.timestamp,
    'x-nonce': parts.nonce,
    'x-key-id': keyId,
    'x-signature': await sign(key, parts),
    'idempotency-key': parts.idempotencyKey,
    ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
  };
  return { path: parts.path, body, headers };
}

/** Sends by node:http, which repeats a header that is given as a list. */
function send({ path, body, headers }: Captured): Promise<{ code: number }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(server.url + path, { method: 'POST', headers }, async (answer) => {
      const parts = await answer.toArray();
      resolve(JSON.parse(Buffer.concat(parts).toString()));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
