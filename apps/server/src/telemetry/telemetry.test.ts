import { freight } from '@fairway/gateway/contract/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, answerCode, codeFor, givePassword } from '../testing/accounts.ts';
import { logIn, startTestServer, type TestServer } from '../testing/index.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../testing/otlpReceiver.ts';
import { scrape } from '../testing/prometheusText.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';

let receiver: OtlpReceiver;
let server: TestServer;
let sampleServer: TestServer;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  const env = {
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  };
  [server, sampleServer] = await Promise.all([
    startTestServer({ env, jobs: true }),
    startTestServer({ env, routes: sampleRoutes() }),
  ]);
});
afterAll(async () => {
  await Promise.all([server.stop(), sampleServer.stop()]);
  receiver.stop();
});

const find = async (name: string, labels: Readonly<Record<string, string>>, at = server) =>
  (await scrape(at.metricsUrl)).samples.find(
    (each) =>
      each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  )?.value;

describe('metrics', () => {
  it('count a call by its name and status, and time it', async () => {
    await server.client().gateway.send(freight.selectReferencePrices);
    const labels = { call: 'freight.selectReferencePrices', status: '2xx' };
    await expect.poll(() => find('fairway_call_duration_seconds_count', labels)).toBe(1);
    expect(await find('fairway_call_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(1);
  });

  it('count refused calls, early or late, by the name of the call', async () => {
    const answer = await fetch(`${server.url}/api/order/queryByOrderNo?orderNo=20260101000001`);
    expect(answer.status).toBe(401);
    const labels = { call: 'order.queryByOrderNo', status: '4xx' };
    await expect.poll(() => find('fairway_call_duration_seconds_count', labels)).toBe(1);
    expect(await find('fairway_call_refusals_total', { call: 'order.queryByOrderNo' })).toBe(1);
  });

  it('time statements by verb and table, whether they are built or written', async () => {
    const { samples } = await scrape(server.metricsUrl);
    const tables = samples
      .filter(({ name }) => name === 'fairway_statement_duration_seconds_count')
      .map(({ labels: { verb, table } }) => `${verb} ${table}`);
    expect(tables).toEqual(expect.arrayContaining(['select sailing', 'select outbox_message', 'select job']));
  });

  it('show runs of jobs, what waits, connections, memory and the delay of the process', async () => {
    await codeFor(server, server.client(), '13812340001');
    const labels = { queue: 'send-message', outcome: 'done' };
    await expect
      .poll(() => find('fairway_job_duration_seconds_count', labels), { timeout: 30_000 })
      .toBeGreaterThan(0);
    const { samples } = await scrape(server.metricsUrl);
    const names = new Set(samples.map(({ name }) => name));
    for (const name of [
      'fairway_outbox_waiting',
      'fairway_outbox_oldest_seconds',
      'fairway_outside_duration_seconds_count',
      'fairway_pool_connections',
      'fairway_pool_waiting',
      'fairway_memory_bytes',
      'fairway_event_loop_delay_seconds',
      'fairway_cpu_seconds_total',
      'fairway_health_problem',
      'fairway_role',
    ])
      expect(names).toContain(name);
  });

  it('are read at their own address alone', async () => {
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('fairway_call');
    expect((await fetch((server.metricsUrl ?? '').replace('/metrics', '/'))).status).toBe(404);
    expect(new URL(server.metricsUrl ?? '').hostname).toBe('127.0.0.1');
  });
});

describe('traces', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const ask = (headers: Readonly<Record<string, string>>) =>
    fetch(`${server.url}/api/freight/selectReferencePrices`, { headers });
  const spansOf = (id: string) => receiver.spans.filter((span) => span.traceId === id);

  it('extend from the page to the statements of its call', async () => {
    await ask({ traceparent, 'sec-fetch-site': 'same-origin' });
    await expect.poll(() => spansOf(traceId).length, { timeout: 30_000 }).toBeGreaterThan(1);
    const spans = spansOf(traceId);
    const root = spans.find(({ name }) => name === 'freight.selectReferencePrices');
    expect(root).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
    expect(statements.map(({ name }) => name)).toContain('select sailing');
    expect(receiver.faults).toEqual([]);
  });

  it('do not join the trace of another site, of an unnamed origin, of a longer one, or of zeros', async () => {
    const foreign: { traceparent: string; [header: string]: string }[] = [
      { traceparent: traceparent.replace('0af7', '1af7'), 'sec-fetch-site': 'cross-site' },
      { traceparent: traceparent.replace('0af7', '2af7') },
      { traceparent: `${traceparent.replace('0af7', '3af7')}-more`, 'sec-fetch-site': 'same-origin' },
      { traceparent: traceparent.replace(traceId, '0'.repeat(32)), 'sec-fetch-site': 'same-origin' },
    ];
    const calls = () => receiver.spans.filter(({ name }) => name === 'freight.selectReferencePrices').length;
    const before = calls();
    for (const headers of foreign) expect((await ask(headers)).status).toBe(200);
    // Spans leave every five seconds: one wait is enough for all four.
    await expect.poll(calls, { timeout: 30_000 }).toBe(before + foreign.length);
    for (const headers of foreign)
      expect(spansOf(headers.traceparent.split('-')[1] ?? ''), headers.traceparent).toEqual([]);
  });
});

it('nothing personal is in metrics or traces', async () => {
  const phone = '13812345678';
  const email = 'someone.private@example.com';
  const password = 'Secret12345';
  const { personId } = await addAccount(server.db, { phone, password });
  const client = server.client();
  const code = await codeFor(server, client, phone);
  await answerCode(client, phone, code);
  const other = server.client();
  await givePassword(other, phone, password);
  await givePassword(other, phone, 'Wrong67890');
  await fetch(`${server.url}/api/nobody/${phone}?code=482913&email=${email}`, {
    headers: { traceparent: phone, 'sec-fetch-site': 'same-origin', 'user-agent': email },
  });
  await fetch(`${server.url}/${phone}/${email}?q=${encodeURIComponent('张三')}`);
  await fetch(`${server.url}/api/order/queryByOrderNo?orderNo=${phone}`);
  await fetch(`${server.url}/api/common/verifyCode/${phone}`, { method: 'POST', body: email });

  const sampleClient = sampleServer.client();
  const member = await logIn(sampleServer, sampleClient);
  await sampleClient.raw(sample.write, { body: { to: email } });
  await sampleClient.raw(sample.write, { body: `{"to":"${phone}` });
  await sampleClient.raw(sample.effect, { query: { to: phone } });
  await sampleClient.raw(sample.faulty);

  const before = receiver.spans.length;
  await server.client().gateway.send(freight.selectReferencePrices);
  await expect.poll(() => receiver.spans.length, { timeout: 30_000 }).toBeGreaterThan(before);
  const texts = [
    receiver.text(),
    (await scrape(server.metricsUrl)).text,
    (await scrape(sampleServer.metricsUrl)).text,
  ];
  const { keyId } = await client.key();
  const secrets = [phone, email, 'someone.private', '张三', password, 'Wrong67890', 'orderNo', personId];
  secrets.push(member.token, member.accountId, keyId, String(client.token), '127.0.0.1', '482913');
  for (const text of texts)
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(text.includes(secret), secret).toBe(false);
    }
});

it('a server without the settings measures nothing', async () => {
  const plain = await startTestServer();
  expect(plain.metricsUrl).toBeUndefined();
  await plain.client().gateway.send(freight.selectReferencePrices);
  await plain.stop();
});
