import { attention } from '@fairway/gateway/contract/attention';
import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { freight } from '@fairway/gateway/contract/freight';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { addArticle } from '../news/fixtures.ts';
import { writeCounts } from './count.ts';
import { forgetOldCounts } from './store.ts';

let server: TestServer;
let member: TestClient;
let sailing: string;
let laneId: string;
let article: string;

const lax = { origin: 'CNSHA', destination: 'USLAX' };
const minutes = (count: number) => server.clock.advance(count * 60);
const days = (count: number) => minutes(count * 1440);

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  laneId = await addLane(server.db, lax);
  sailing = await addSailing(server.db, laneId, '2026-11-25T10:00:00Z', { priceHq40: 190_000 });
  article = await addArticle(server.db, server.clock.now());
});
afterAll(() => server.stop());

beforeEach(async () => {
  member = server.client();
  await logIn(server, member);
});

const search = (by: TestClient, more: object = {}) =>
  by.gateway.send(freight.selectSailings, { query: { ...lax, week: '2026-W48', ...more } });
const sum = (by = member, query: { days?: 7 | 30 } = {}) =>
  by.gateway.send(subscribeStatistics.selectStatisticsSum, { query });
const none = { searches: 0, details: 0, attentions: 0, collections: 0 };

it("counts a member's actions at once, and no other user's", async () => {
  const other = server.client();
  await logIn(server, other);
  await search(server.client());
  await search(member);
  await member.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [laneId] } });
  await member.gateway.send(freight.sailDetail, { query: { id: sailing } });
  await member.gateway.send(freight.sailDetail, { query: { id: sailing } });
  await member.gateway.send(attention.addOrUpdateAttention, { body: { ...lax, followed: true } });
  await member.gateway.send(attention.addOrUpdateAttention, { body: { ...lax, followed: true } });
  await member.gateway.send(bizCollection.addOrUpdateCollection, {
    body: { newsId: article, collected: true },
  });
  await member.gateway.send(bizCollection.addOrUpdateCollection, {
    body: { newsId: article, collected: true },
  });
  expect(await sum()).toEqual({ searches: 1, details: 2, attentions: 1, collections: 1 });
  expect(await sum(other)).toEqual(none);
  const { rows } = await member.gateway.send(subscribeStatistics.selectRecentConcernsList, { query: {} });
  expect(rows.map(({ origin, destination, count }) => [origin.code, destination.code, count])).toEqual([
    ['CNSHA', 'USLAX', 3],
  ]);
});

it('pages, filters and weeks of a route within minutes are one search', async () => {
  await search(member);
  await writeCounts(server.db);
  minutes(3);
  await search(member, { routing: 'direct' });
  await search(member, { page: 2 });
  expect(await sum()).toEqual({ ...none, searches: 1 });
  minutes(20);
  await search(member);
  expect(await sum()).toEqual({ ...none, searches: 2 });
  minutes(-23);
});

it('counts each day by the calendar of China, and forgets old ones', async () => {
  await search(member);
  // Into the next day in Shanghai.
  minutes(16 * 60);
  await search(member);
  const { rows } = await member.gateway.send(subscribeStatistics.selectStatisticsDetailCountList, {
    query: { days: 7 },
  });
  expect(rows).toHaveLength(7);
  expect(rows.slice(-3).map(({ day, searches }) => [day, searches])).toEqual([
    ['2026-11-19', 0],
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ]);
  const average = await member.gateway.send(subscribeStatistics.selectStatisticsAvg, { query: { days: 7 } });
  expect(average).toEqual({ ...none, searches: 0.3 });
  minutes(-16 * 60);

  const storedCounts = async () =>
    Number(
      (
        await server.db
          .selectFrom('dailyCount')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const before = await storedCounts();
  await forgetOldCounts(server.db, server.clock.now());
  expect(await storedCounts()).toBe(before);
  days(402);
  await forgetOldCounts(server.db, server.clock.now());
  expect(await storedCounts()).toBe(0);
  days(-402);
});
