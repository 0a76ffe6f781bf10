import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/index.ts';
import { sample, sampleRoutes } from '../testing/sampleCalls.ts';

/** One request over a connection that is kept for the next one. */
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

it('a server that stops finishes what is under way, answers on open connections, and takes no new ones', async () => {
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
  await expect(ask(live, new Agent())).rejects.toThrow('ECONNREFUSED');
  opened.resolve();
  const answer = await slow;
  expect(answer).toMatchObject({ status: 200, data: { ran: 1 } });
  // A connection that stayed open would keep the server until its time is over.
  expect(answer.headers.get('connection')).toBe('close');
  await stopped;
});
