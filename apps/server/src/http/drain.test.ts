import { Agent, get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { startTestServer } from '../testing/index.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';

/** Sends one request over a connection that stays open for the next one. */
function ask(
  url: string,
  agent: Agent,
): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (answer) => {
      await answer.toArray();
      resolve({ status: answer.statusCode, connection: answer.headers.connection });
    }).on('error', reject);
  });
}

it('a server that stops finishes requests in flight, responds on open connections, and accepts no new ones', async () => {
  const opened = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const routes = sampleRoutes(async () => {
    entered.resolve();
    await opened.promise;
  });
  const server = await startTestServer({ routes, env: { DRAIN_SECONDS: '20' } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const live = `${server.url}/api/health/live`;
  expect(await ask(live, agent)).toEqual({ status: 200, connection: 'keep-alive' });

  const client = server.client();
  await client.key();
  const slow = client.raw(sample.write, { body: { to: 'slow' } });
  await entered.promise;
  const stopped = server.stop();
  expect(await ask(live, agent)).toEqual({ status: 200, connection: 'close' });
  await vi.waitFor(() => expect(ask(live, new Agent())).rejects.toThrow('ECONNREFUSED'), 20_000);
  opened.resolve();
  const answer = await slow;
  expect(answer).toMatchObject({ status: 200, data: { ran: 1 } });
  // A connection that stayed open would keep the server until its time is over.
  expect(answer.headers.get('connection')).toBe('close');
  await stopped;
});

it('a connection that waited to be accepted while the server was busy gets a response', async () => {
  const server = await startTestServer({ env: { DRAIN_SECONDS: '20' } });
  // A separate thread, because this one is busy: it sends a request, counts it, and reports the first line of the
  // response.
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
    const { hostname, port, sent } = workerData;
    const socket = require('node:net').connect(port, hostname);
    socket.write('GET /api/health/live HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    });
    socket.on('data', (data) => parentPort.postMessage(String(data).split('\\r')[0]));
    socket.on('error', ({ code }) => parentPort.postMessage(code));`,
    { eval: true, workerData: { hostname: '127.0.0.1', port: Number(new URL(server.url).port), sent } },
  );
  const answer = new Promise((resolve) => client.once('message', resolve));
  await new Promise((resolve) => client.once('online', resolve));
  Atomics.wait(sent, 0, 0, 20_000);
  const stopped = server.stop();
  expect(await answer).toBe('HTTP/1.1 200 OK');
  await stopped;
  await client.terminate();
});
