import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harbour } from '@fairway/gateway/contract/harbour';
import { afterEach, expect, it } from 'vitest';
import { root } from '../src/config.ts';
import { codeFor } from '../src/testing/accounts.ts';
import { createTestDatabase } from '../src/testing/index.ts';
import { buyer, lanesOnOffer, ordered } from '../src/testing/orders.ts';
import { freePort, isReady, ready, startServerProcess, within } from '../src/testing/process.ts';

const secret = 'a secret for tests only, 32 bytes.';
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
const folder = mkdtempSync(join(tmpdir(), 'fairway-nginx-'));
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Our configuration, with the addresses and folders of this test. */
async function startNginx(path: string, upstreams: readonly string[]) {
  const port = await freePort();
  const work = join(folder, 'nginx');
  mkdirSync(work, { mode: 0o777 });
  const [first = '', second = ''] = upstreams.map((url) => new URL(url).host);
  const text = readFileSync(join(root, 'deploy/nginx/nginx.conf'), 'utf8')
    .replace('server-1:8787', first)
    .replace('server-2:8787', second)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/nginx', work)
    .replace('access_log /dev/stdout', `access_log ${work}/access.log`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(join(work, 'nginx.conf'), `${user}daemon off;\n${text}`);
  const child = spawn(path, ['-p', work, '-c', join(work, 'nginx.conf')], { stdio: 'ignore' });
  started.push(child);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      isReady,
    )
    .toBe(true);
  // Status and request of each line of the usual log.
  const failures = () =>
    [...readFileSync(join(work, 'access.log'), 'utf8').matchAll(/"([^"]+)" (5\d\d) /g)].map(
      ([, request, status]) => `${status} ${request}`,
    );
  return { url, failures };
}

it.skipIf(nginx === undefined)(
  'behind nginx a deploy fails no request, a lost server loses and doubles no write, and a lost worker no job',
  async () => {
    const database = await createTestDatabase();
    const start = async (role: 'server' | 'worker', name: string) => {
      const server = await startServerProcess({
        folder: join(folder, name),
        started,
        env: {
          DATABASE_URL: database.url,
          FAIRWAY_SECRET: secret,
          FAIRWAY_ROLE: role,
          TRUST_PROXY: '1',
          DRAIN_SECONDS: '3',
          LIMIT_WRITES_PER_MINUTE: '1000000',
          LOG_LEVEL: 'error',
        },
      });
      await ready(server);
      return server;
    };
    const [first, second, worker] = await Promise.all([
      start('server', 'first'),
      start('server', 'second'),
      start('worker', 'worker'),
    ]);
    const { url, failures } = await startNginx(nginx ?? '', [first.url, second.url]);
    const inside = within(url, database.url, Buffer.from(secret));
    const lanes = await lanesOnOffer(inside.db);
    const buyers = await Promise.all(Array.from({ length: 3 }, () => buyer(inside)));

    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let reads = 0;
    let going = true;
    const writing = buyers.map(async (by) => {
      while (going)
        await ordered(by, lanes).then(
          ({ id }) => acknowledged.push(id),
          (error) => failed.push(error),
        );
    });
    const reading = Array.from({ length: 3 }, async () => {
      const { gateway } = inside.client();
      while (going)
        await gateway.send(harbour.realTimeLikeQuery, { query: { keyword: 'sh' } }).then(
          () => {
            reads += 1;
          },
          (error) => failed.push(error),
        );
    });
    const more = async () => {
      const [orders, read] = [acknowledged.length, reads];
      await expect
        .poll(() => Math.min(acknowledged.length - orders, reads - read), isReady)
        .toBeGreaterThan(10);
    };

    await more();
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    await more();
    // As nginx saw it, before any client repeats what failed.
    expect(failures()).toEqual([]);

    // The same port again: nginx has it among its servers.
    const again = await startServerProcess({
      folder: join(folder, 'again'),
      started,
      env: {
        PORT: new URL(first.url).port,
        DATABASE_URL: database.url,
        FAIRWAY_SECRET: secret,
        FAIRWAY_ROLE: 'server',
        TRUST_PROXY: '1',
        LIMIT_WRITES_PER_MINUTE: '1000000',
        LOG_LEVEL: 'error',
      },
    });
    await ready(again);
    await more();
    second.child.kill('SIGKILL');
    await more();
    going = false;
    await Promise.all([...writing, ...reading]);
    expect(failed).toEqual([]);
    const rows = await inside.db.selectFrom('purchaseOrder').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());

    worker.child.kill('SIGKILL');
    await once(worker.child, 'exit');
    const email = 'after.the.worker@example.com';
    await codeFor({ ...inside, outbox: async () => [] }, inside.client(), email);
    const state = async () =>
      (await inside.db.selectFrom('outboxMessage').select('state').where('toAddress', '=', email).execute())
        .map(({ state }) => state)
        .join();
    expect(await state()).toBe('waiting');
    await start('worker', 'next');
    await expect.poll(state, isReady).toBe('sent');
    await inside.close();
    for (const child of started) child.kill('SIGKILL');
    await database.drop();
  },
  240_000,
);
