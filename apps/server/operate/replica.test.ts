import { harbour } from '@fairway/gateway/contract/harbour';
import { order } from '@fairway/gateway/contract/order';
import { expect, it } from 'vitest';
import { buyer, lanesOnOffer, ordered } from '../src/testing/orders.ts';
import { isReady } from '../src/testing/process.ts';
import { startCluster, startReplica, type TestCluster } from './cluster.ts';
import { lacks } from './programs.ts';
import { servers } from './servers.ts';

const reads = async (cluster: TestCluster) => {
  const [row] = await cluster.query<{ read: string }>(
    "select tup_returned + tup_fetched as read from pg_stat_database where datname = 'fairway'",
  );
  return Number(row?.read);
};
/** Whether a search for a port reads that cluster's tables. */
async function isRead(cluster: TestCluster, search: () => Promise<unknown>): Promise<boolean> {
  const before = await reads(cluster);
  for (let n = 0; n < 20; n += 1) await search();
  // A session hands its counts over once it is idle.
  const until = Date.now() + 3000;
  while (Date.now() < until && (await reads(cluster)) < before + 4000) await search();
  return (await reads(cluster)) > before + 4000;
}

it.skipIf(lacks('postgres'))(
  'sends visitors to a fresh replica, skips a late or lost one, and lets all callers read their own writes',
  async () => {
    const primary = await startCluster();
    const replica = await startReplica(primary, 'replica');
    const replicaUrl = primary.url.replace(String(primary.port), String(replica.port));
    const many = servers(primary.url);
    const server = await many.start({ DATABASE_REPLICA_URL: replicaUrl, LOG_LEVEL: 'info' });
    const inside = many.inside(server.url);
    const lanes = await lanesOnOffer(inside.db);
    const visitor = inside.client().gateway;
    const search = () => visitor.send(harbour.realTimeLikeQuery, { query: { keyword: 'sh' } });
    const saysReplica = (state: string) =>
      expect.poll(() => server.output.out.includes(`"replica":"${state}"`), isReady).toBe(true);

    await saysReplica('fresh');
    expect(await isRead(replica, search)).toBe(true);

    await replica.query('select pg_wal_replay_pause()');
    const by = await buyer(inside);
    const { orderNo } = await ordered(by, lanes);
    expect(await by.client.gateway.send(order.selectDetail, { query: { orderNo } })).toMatchObject({
      orderNo,
    });
    await saysReplica('behind');
    expect(await search()).not.toEqual([]);

    await replica.program.end('SIGQUIT');
    await saysReplica('lost');
    expect(await search()).not.toEqual([]);
  },
);
