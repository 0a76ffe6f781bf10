import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    jobs: true,
    env: { FAIRWAY_ROLE: 'server', DATABASE_URL: 'postgres://x' },
  });
});
afterAll(() => server.stop());

async function look(path: string, { url } = server) {
  const answer = await fetch(`${url}/api/health${path}`);
  const { data } = (await answer.json()) as { data: { status: string; problems?: string[] } };
  return { status: answer.status, word: data.status, problems: data.problems ?? [] };
}

const waiting = (seconds: number) =>
  server.db
    .insertInto('outboxMessage')
    .values({
      id: uuidv7(),
      toAddress: 'late@example.com',
      kind: 'email',
      purpose: 'LOGIN_REGISTER',
      code: null,
      subject: null,
      text: '',
      language: 'en',
      createdAt: new Date(server.clock.now().getTime() - seconds * 1000),
      sentAt: null,
    })
    .execute();

it('a server without problems is live, ready and healthy', async () => {
  expect(await look('/live')).toMatchObject({ status: 200, word: 'live' });
  expect(await look('/ready')).toMatchObject({ status: 200, word: 'ready' });
  expect(await look('')).toMatchObject({ status: 200, word: 'healthy' });
});

it('a queue that no worker looks at is named once its job is due for a minute; the server stays ready', async () => {
  const job = (dueSince: number) =>
    server.pool.query(
      `insert into job.job (name, data, start_after) values ('send-message', '{}', now() - make_interval(secs => $1))`,
      [dueSince],
    );
  await job(50);
  await expect.poll(() => look('')).toMatchObject({ status: 200, word: 'healthy' });
  await job(70);
  await expect
    .poll(() => look(''), { timeout: 20_000 })
    .toMatchObject({
      status: 503,
      word: 'not healthy',
      problems: ['jobsStalled'],
    });
  expect(await look('/ready')).toMatchObject({ status: 200 });
  await server.db.insertInto('jobProgress').values({ queue: 'send-message', at: new Date() }).execute();
  await expect.poll(() => look(''), { timeout: 20_000 }).toMatchObject({ status: 200 });
  await server.pool.query('delete from job.job');
});

it('reports unsent messages as time passes', async () => {
  await waiting(0);
  await expect.poll(() => look(''), { timeout: 20_000 }).toMatchObject({ status: 200 });
  server.clock.advance(301);
  await expect
    .poll(() => look(''), { timeout: 20_000 })
    .toMatchObject({ status: 503, problems: ['outboxGrows'] });
});

it('a database that is away is named, and keeps the server from getting requests', async () => {
  const database = await createTestDatabase();
  const away = await startTestServer({ databaseUrl: database.url, impatient: true });
  await database.drop();
  const expected = { status: 503, problems: ['databaseAway'] };
  await expect.poll(() => look('/ready', away), { timeout: 20_000 }).toMatchObject(expected);
  expect(await look('', away)).toMatchObject(expected);
  expect(await look('/live', away)).toMatchObject({ status: 200 });
  await away.stop();
});
