import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../areas/index.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';
import { createPool } from '../db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/postgres.ts';
import { migrate } from '../migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-away-'));
let postgres: EmbeddedPostgres;
let server: TestServer;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder);
  const databaseUrl = postgres.url('postgres');
  const pool = createPool({ connectionString: databaseUrl, size: 1 });
  await migrate(pool, migrations);
  await pool.end();
  server = await startTestServer({ databaseUrl, impatient: true, routes: sampleRoutes() });
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const health = async (what: string) => (await fetch(`${server.url}/api/health/${what}`)).status;
const ready = () => expect.poll(() => health('ready'), { timeout: 60_000, interval: 20 });

/** Every process of PostgreSQL: its first one and that one's children. */
function processes(): number[] {
  const first = postgres.pid();
  if (first === undefined) throw new Error('PostgreSQL does not run');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return [first, ...children];
}

it('TRUST 44: with PostgreSQL stopped in the middle of work, calls return 503, live stays ok, ready fails', async () => {
  const client = server.client();
  await client.raw(sample.effect, { query: { to: 'before' } });
  const stopped = processes();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    // The limit of the race is the requirement: the response arrives within a second.
    const first = client.raw(sample.effect, { query: { to: 'away' } });
    const answer = await Promise.race([first, pause(1000, 'no answer within a second' as const)]);
    expect(answer).toMatchObject({ status: 503, code: 50300 });
    expect((await client.raw(sample.effect, { query: { to: 'away' } })).headers.get('retry-after')).toBe('2');
    expect(await health('live')).toBe(200);
    expect(await health('ready')).toBe(503);
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  await ready().toBe(200);
  expect(await client.raw(sample.effect, { query: { to: 'after' } })).toMatchObject({ status: 200 });
});

it('TRUST 44: PostgreSQL is started again after a kill, and calls succeed again', async () => {
  const client = server.client();
  await client.raw(sample.effect, { query: { to: 'kept' } });
  const killed = postgres.pid() ?? 0;
  process.kill(killed, 'SIGKILL');
  await ready().toBe(503);
  await ready().toBe(200);
  expect(postgres.pid()).not.toBe(killed);
  expect(await client.raw(sample.effect, { query: { to: 'again' } })).toMatchObject({ status: 200 });
  expect(await server.outbox('kept')).toHaveLength(1);
});
