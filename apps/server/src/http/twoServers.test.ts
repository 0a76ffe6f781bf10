import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harbour } from '@fairway/gateway/contract/harbour';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { lanesOnOffer, manyOrders } from '../testing/orders.ts';
import { isReady, ready, startServerProcess, within } from '../testing/process.ts';
import { startProxy } from '../testing/proxy.ts';

const secret = 'a secret for tests only, 32 bytes.';
const folder = mkdtempSync(join(tmpdir(), 'fairway-two-'));
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

it('TRUST 47: of two servers behind a proxy one is stopped and one is killed under load; nothing fails, nothing happens twice', async () => {
  const database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.url,
    FAIRWAY_SECRET: secret,
    DRAIN_SECONDS: '3',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  };
  const start = async () => {
    const server = await startServerProcess({ folder, started, env });
    await ready(server);
    return server;
  };
  const proxy = await startProxy();
  const [first, second] = await Promise.all([start(), start()]);
  proxy.upstreams = [first.url, second.url];
  const inside = within(proxy.url, database.url, Buffer.from(secret));
  const lanes = await lanesOnOffer(inside.db);

  const acknowledged: string[] = [];
  const failed: unknown[] = [];
  let reads = 0;
  let going = true;
  const writing = Array.from({ length: 4 }, async () => {
    const order = manyOrders(inside, lanes);
    while (going)
      await order().then(
        ({ id }) => acknowledged.push(id),
        (error) => failed.push(error),
      );
  });
  const reading = Array.from({ length: 4 }, async () => {
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
  proxy.upstreams = [(await start()).url, second.url];
  await more();
  second.child.kill('SIGKILL');
  await more();
  going = false;
  await Promise.all([...writing, ...reading]);

  expect(failed).toEqual([]);
  const rows = await inside.db.selectFrom('purchaseOrder').select('id').execute();
  expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
  await inside.close();
  proxy.close();
  for (const child of started) child.kill('SIGKILL');
  await database.drop();
}, 180_000);
