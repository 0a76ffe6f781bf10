import { expect, it } from 'vitest';
import { buyer, lanesOnOffer, manyOrders, ordered } from '../src/testing/orders.ts';
import { isReady } from '../src/testing/process.ts';
import { awaitReplica, startCluster, startReplica } from './cluster.ts';
import { lacks } from './programs.ts';
import { problemsOf, servers } from './servers.ts';

it.skipIf(lacks('postgres'))(
  'loses no acknowledged order when the primary is killed under load and its synchronous standby takes over',
  async () => {
    const primary = await startCluster();
    const standby = await startReplica(primary, 'standby');
    await awaitReplica(primary, 'standby');
    const many = servers(primary.url);
    const server = await many.start();
    const inside = many.inside(server.url);
    const lanes = await lanesOnOffer(inside.db);
    const acknowledged: string[] = [];
    let going = true;
    const writing = Array.from({ length: 4 }, async () => {
      const order = manyOrders(inside, lanes);
      while (going) {
        await order().then(
          ({ id }) => acknowledged.push(id),
          () => {},
        );
      }
    });
    await expect.poll(() => acknowledged.length, isReady).toBeGreaterThan(40);
    await primary.program.end('SIGKILL');
    going = false;
    server.child.kill('SIGKILL');
    await Promise.all(writing);

    await standby.query('select pg_promote()');
    const promotedUrl = primary.url.replace(String(primary.port), String(standby.port));
    const after = servers(promotedUrl);
    const second = await after.start();
    const again = after.inside(second.url);
    const rows = await again.db.selectFrom('purchaseOrder').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const { id } = await ordered(await buyer(again), lanes);
    expect(id).toBeTruthy();
  },
);

it.skipIf(lacks('postgres'))(
  'names writes that wait for a synchronous replica, also when they use every connection of the pool',
  async () => {
    const primary = await startCluster();
    const many = servers(primary.url);
    const poolSize = 5;
    const server = await many.start({ DATABASE_POOL_SIZE: String(poolSize) });
    const inside = many.inside(server.url);
    const lanes = await lanesOnOffer(inside.db);
    const buyers = await Promise.all(Array.from({ length: 2 * poolSize }, () => buyer(inside)));
    const health = () => problemsOf(server);
    expect(await health()).toEqual([]);
    await awaitReplica(primary, 'absent');
    const orders = Promise.allSettled(buyers.map((someone) => ordered(someone, lanes)));
    const commits = async () =>
      (await primary.query("select from pg_stat_activity where wait_event = 'SyncRep'")).length;
    await expect.poll(commits, isReady).toBeGreaterThanOrEqual(poolSize);
    await expect.poll(health, isReady).toEqual(['commitsWait']);
    for (let n = 0; n < 5; n += 1) expect(await health()).toEqual(['commitsWait']);
    await awaitReplica(primary, null);
    const acknowledged = (await orders).flatMap((order) =>
      order.status === 'fulfilled' ? [order.value.id] : [],
    );
    expect(acknowledged).not.toEqual([]);
    await expect.poll(health, isReady).toEqual([]);
    const rows = await inside.db.selectFrom('purchaseOrder').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  },
);
