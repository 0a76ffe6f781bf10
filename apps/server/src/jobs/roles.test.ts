import { freight } from '@fairway/gateway/contract/freight';
import { expect, it } from 'vitest';
import { codeFor } from '../testing/accounts.ts';
import { createTestDatabase, startTestServer } from '../testing/index.ts';

it('a server handles requests and queues jobs; a worker runs them and only reports its health', async () => {
  const database = await createTestDatabase();
  const as = (role: string) =>
    startTestServer({
      databaseUrl: database.url,
      jobs: true,
      env: { FAIRWAY_ROLE: role, DATABASE_URL: database.url },
    });
  const server = await as('server');
  await codeFor(server, server.client(), '13812340002');
  const waiting = () =>
    server.db.selectFrom('outboxMessage').select('id').where('state', '=', 'waiting').execute();
  // A server without a worker leaves the message in the queue: the role server runs no jobs.
  expect(await server.db.selectFrom('jobProgress').selectAll().execute()).toEqual([]);
  expect(await waiting()).toHaveLength(1);

  const worker = await as('worker');
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  const status = async (url: string) => (await fetch(url)).status;
  expect(await status(`${worker.url}/api/health/live`)).toBe(200);
  expect(await status(`${worker.url}/api/health/ready`)).toBe(200);
  expect(await status(`${worker.url}/api/freight/selectReferencePrices`)).toBe(404);
  expect(await status(`${worker.url}/`)).toBe(404);
  expect(await status(`${worker.url}/sandbox/outbox`)).toBe(404);
  await server.client().gateway.send(freight.selectReferencePrices);
  await Promise.all([server.stop(), worker.stop()]);
  await database.drop();
});
