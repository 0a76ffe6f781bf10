import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './database/db.ts';
import { root } from './settings.ts';
import { createTestDatabase } from './testing/database.ts';
import {
  holderOf,
  isReady,
  lives,
  ready,
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
  watchedOver,
} from './testing/process.ts';

// Processes are started many times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** One data folder for all, so that its database is made once. */
const folder = mkdtempSync(join(tmpdir(), 'fairway-start-'));
const started: ChildProcess[] = [];
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await serverEnds();
});

const start = (options: Partial<ServerProcessOptions> = {}) =>
  startServerProcess({ folder, started, command: watchedOver, ...options });
const postgresPid = () => {
  try {
    return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};
/** Connects to the database of the running server. */
const adminClient = () => createClient(`postgres://fairway@localhost/fairway?host=${join(folder, 'socket')}`);
/** Server and PostgreSQL have ended. */
const serverEnds = () =>
  expect
    .poll(() => lives(holderOf(folder)) || lives(postgresPid()), { timeout: 60_000, interval: 50 })
    .toBe(false);

async function status({ url }: ServerProcess, path: string): Promise<number> {
  return fetch(`${url}/api${path}`).then(
    ({ status }) => status,
    () => 0,
  );
}
const readiness = (server: ServerProcess) => expect.poll(() => status(server, '/health/ready'), isReady);

/** Runs twenty reads whose connections all wait in the middle of a statement, and returns their statuses after `fault`. */
async function whileReading(server: ServerProcess, fault: (admin: pg.Client) => unknown): Promise<number[]> {
  const admin = adminClient();
  await admin.connect();
  await admin.query('begin; lock table port in access exclusive mode');
  // Different keywords, because equal reads of visitors are shared.
  const reads = Array.from({ length: 20 }, (_, index) =>
    status(server, `/harbour/realTimeLikeQuery?keyword=sh${index}`),
  );
  const waiting = async () => (await admin.query('select 1 from pg_locks where not granted')).rowCount;
  await expect.poll(waiting, isReady).toBeGreaterThan(5);
  await fault(admin);
  await admin.end();
  return Promise.all(reads);
}

/** Running calls get a response to retry; one that still waited for a connection may succeed. */
function expectCutOff(answers: readonly number[]): void {
  expect(answers).toContain(503);
  expect(answers.filter((answer) => answer !== 503 && answer !== 200)).toEqual([]);
}

describe('TRUST 44: through the real start', () => {
  it('TRUST 44: busy connections that end, and PostgreSQL killed under readers, only make running calls fail', async () => {
    const server = await start();
    await readiness(server).toBe(200);
    const serverPid = holderOf(folder);
    const others = 'pid <> pg_backend_pid() and datname is not null';

    const ended = await whileReading(server, (admin) =>
      admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`),
    );
    expectCutOff(ended);
    await readiness(server).toBe(200);

    const killed = await whileReading(server, () => process.kill(postgresPid(), 'SIGKILL'));
    expectCutOff(killed);
    await readiness(server).toBe(200);

    expect(await status(server, '/harbour/realTimeLikeQuery?keyword=sh')).toBe(200);
    expect(holderOf(folder)).toBe(serverPid);
    expect(server.output.out).not.toContain('ended unexpectedly');
  });
});

describe('a first start that is killed while it fills the sample', () => {
  it('continues at the next start where it stopped, and shows its progress', async () => {
    const database = await createTestDatabase(false);
    const env = { DATABASE_URL: database.url, FAIRWAY_SECRET: 'x'.repeat(48), SAMPLE_DATA: 'yes' };
    const command = [
      process.execPath,
      '--conditions=@fairway/source',
      join(root, 'apps/server/src/main.mjs'),
    ];
    const begin = () => start({ env, command: command as [string, ...string[]] });
    for (const point of ['sailings by week, 6 of', 'articles, 51 of']) {
      const { child, output } = await begin();
      await expect.poll(() => output.out, isReady).toContain(point);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const last = await begin();
    await ready(last);
    expect(last.output.out).not.toContain('sailings by week');
    expect(last.output.out).toMatch(/articles, 1 of \d\d\n/);
    last.child.kill('SIGTERM');
    await once(last.child, 'exit');
    await database.drop();
    // The sample is filled three times over, on a machine that may be busy.
  }, 300_000);
});

it.each([
  ['0', true],
  ['1', false],
] as const)(
  'with an https address and TRUST_PROXY %s it is %s that the start warns',
  async (proxies, warns) => {
    const server = await start({ env: { PUBLIC_URL: 'https://fairway.example', TRUST_PROXY: proxies } });
    await readiness(server).toBe(200);
    await ready(server);
    expect(server.output.out.includes('Set TRUST_PROXY to the number of proxies')).toBe(warns);
  },
);

/** As `npm start` does after the build; npm and a shell are between the caller and the server. */
function startByNpm(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const script = `node ${join(root, 'scripts/server.mjs')}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  return start({ command: ['npm', 'start'], cwd: folder, env });
}

/** Starts as `npm start` does during a build; `released` resolves on a signal from this test. */
function startBeside(what: string): Promise<ServerProcess> {
  const script = `
    import { answerAfter } from ${JSON.stringify(join(root, 'scripts/server.mjs'))};
    const released = new Promise((resolve) => process.once('SIGUSR2', resolve));
    ${what};`;
  return start({ command: [process.execPath, '--input-type=module', '-e', script] });
}

/** Waits until the server has filled its tables, which ends with a query of the facts, and sends no further queries. */
async function prepared(): Promise<void> {
  const idle = async () => {
    const admin = adminClient();
    try {
      await admin.connect();
      const { rows } = await admin.query(
        "select 1 from pg_stat_activity where state = 'idle' and query like '%fact_load%'",
      );
      return rows.length;
    } catch {
      return 0;
    } finally {
      await admin.end();
    }
  };
  await expect.poll(idle, isReady).toBe(1);
}

describe('npm start', () => {
  it('starts the server again when it ends, by an uncaught error or by a signal, and logs it', async () => {
    // An uncaught error cannot be triggered from outside.
    const fault = "process.on('SIGUSR2', () => { throw new Error('nobody caught this'); })";
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` };
    const server = await start({ env });
    await readiness(server).toBe(200);
    for (const signal of ['SIGUSR2', 'SIGKILL'] as const) {
      const before = holderOf(folder);
      process.kill(before, signal);
      await expect.poll(() => lives(before), isReady).toBe(false);
      await readiness(server).toBe(200);
      expect(holderOf(folder)).not.toBe(before);
    }
    expect(server.output.out).toContain('"message":"nobody caught this"');
    expect(server.output.out).toMatch(/"exitCode":1,"signal":null,.*started again/);
    expect(server.output.out).toMatch(/"exitCode":null,"signal":"SIGKILL",.*started again/);
  });

  it('prepares its database while the portal is being built, and accepts requests once that is built', async () => {
    const server = await startBeside('answerAfter(released.then(() => true))');
    await prepared();
    expect(await status(server, '/health/ready')).toBe(0);
    server.child.kill('SIGUSR2');
    await readiness(server).toBe(200);
  });

  it('ends as one that failed, with its database, where the portal could not be built', async () => {
    const { child } = await startBeside('answerAfter(released.then(() => false))');
    await prepared();
    child.kill('SIGUSR2');
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    await serverEnds();
  });

  it('ends with the words of a start that cannot succeed', async () => {
    const { child, output } = await start({ env: { DATABASE_POOL_SIZE: 'many' } });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.error).toBe(
      'Wrong settings:\n  DATABASE_POOL_SIZE: must be a whole number from 2 to 200 connections\n',
    );
  });

  it('keeps no compiler of TypeScript in memory when all that it runs was compiled by an earlier start', async () => {
    const tell = `process.on('SIGUSR2', () => console.log('holds ' + process.moduleLoadList.filter((name) => name.includes('amaro'))))`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };
    const first = await start();
    await readiness(first).toBe(200);
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const second = await start({ env });
    await readiness(second).toBe(200);
    process.kill(holderOf(folder), 'SIGUSR2');
    await expect.poll(() => second.output.out, isReady).toContain('holds ');
    expect(second.output.out).toMatch(/^holds $/m);
  });

  it.each([
    ['npm is told to stop', 'SIGTERM'],
    ['npm is killed', 'SIGKILL'],
  ] as const)('leaves nothing running when %s', async (_when, signal) => {
    const npm = await startByNpm();
    await readiness(npm).toBe(200);
    const server = holderOf(folder);
    npm.child.kill(signal);
    await expect.poll(() => lives(server), isReady).toBe(false);
    await serverEnds();
  });

  it('on SIGTERM gives running requests all their time: the server gets one signal, as a second one would end it', async () => {
    const tell = `process.on('SIGTERM', () => console.log('asked to stop'))`;
    const npm = await startByNpm({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
      DRAIN_SECONDS: '3',
    });
    await readiness(npm).toBe(200);
    const underWay = connect(Number(new URL(npm.url).port), '127.0.0.1');
    underWay.on('error', () => {});
    underWay.write('POST /api/aliPay/notify HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
    await once(underWay, 'connect');
    npm.child.kill('SIGTERM');
    await serverEnds();
    underWay.destroy();
    // Of all processes with the option only the server logs that it is stopping.
    const [, afterStopping = ''] = npm.output.out.split('"msg":"stopping"');
    expect(npm.output.out).toContain('"msg":"stopping"');
    expect(afterStopping).not.toContain('asked to stop');
  });

  it('leaves nothing running when what watches over the server is killed', async () => {
    const watching = await start();
    await readiness(watching).toBe(200);
    const server = holderOf(folder);
    watching.child.kill('SIGKILL');
    await expect.poll(() => lives(server), isReady).toBe(false);
    await serverEnds();
  });
});
