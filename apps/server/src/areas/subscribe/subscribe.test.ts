import { codes } from '@fairway/gateway/contract/codes';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { addLane } from '../freight/fixtures.ts';

let server: TestServer;
const lanes: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  for (const [origin, destination] of [
    ['CNSHA', 'USLAX'],
    ['CNSHA', 'NLRTM'],
    ['CNNGB', 'JPOSA'],
    ['CNYTN', 'SGSIN'],
  ] as const) {
    lanes.push(await addLane(server.db, { origin, destination }));
  }
});
afterAll(() => server.stop());

async function member(accountType: 1 | 2 | 3 = 3) {
  const client = server.client();
  return { client, ...(await logIn(server, client, { accountType })) };
}
const firstLanes = (count: number) => ({ seaRouteIds: lanes.slice(0, count) });

describe('routes on offer', () => {
  it('are public, with their ports and trade group', async () => {
    const { rows } = await server.client().gateway.send(seaRoute.selectAll);
    expect(rows.length).toBe(lanes.length);
    expect(rows.find((route) => route.id === lanes[0])).toMatchObject({
      origin: { code: 'CNSHA', nameZh: '上海' },
      destination: { code: 'USLAX', nameEn: 'Los Angeles' },
      groupCode: 'USW',
      groupZh: '美西',
    });
  });

  it('leave out routes that are no longer on sale', async () => {
    const id = await addLane(server.db, { origin: 'CNSHA', destination: 'DEHAM', onSale: false });
    const { rows } = await server.client().gateway.send(seaRoute.selectAll);
    expect(rows.some((route) => route.id === id)).toBe(false);
    const { client } = await member();
    const answer = await client.raw(subscribe.startTrial, { body: { seaRouteIds: [id] } });
    expect(answer.code).toBe(codes.routeNotForSale);
  });
});

describe('the free trial', () => {
  it('opens the chosen routes for seven days', async () => {
    const { client } = await member();
    const trial = await client.gateway.send(subscribe.startTrial, { body: firstLanes(2) });
    expect(trial).toMatchObject({
      kind: 'trial',
      startedAt: '2026-11-20T02:00:00.000Z',
      expiresAt: '2026-11-27T02:00:00.000Z',
    });
    expect(trial.routes.map((route) => route.id).toSorted()).toEqual(lanes.slice(0, 2).toSorted());
    const mine = await client.gateway.send(subscribe.selectMine);
    expect(mine.subscriptions).toEqual([trial]);
    expect(mine.trial).toEqual({ open: false, days: 7, minRoutes: 1, maxRoutes: 3 });
  });

  it('is open to a new user without a subscription', async () => {
    const { client } = await member();
    const mine = await client.gateway.send(subscribe.selectMine);
    expect(mine.subscriptions).toEqual([]);
    expect(mine.trial.open).toBe(true);
  });

  it('counts a route named twice once', async () => {
    const { client } = await member();
    const [lane = ''] = lanes;
    const trial = await client.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [lane, lane] } });
    expect(trial.routes.length).toBe(1);
  });

  it.each([
    ['no route', []],
    ['four routes', [0, 1, 2, 3]],
  ])('refuses %s and says which field', async (_, indexes) => {
    const { client } = await member();
    const seaRouteIds = indexes.map((index) => lanes[index] ?? '');
    const answer = await client.raw(subscribe.startTrial, { body: { seaRouteIds } });
    expect([answer.status, answer.code]).toEqual([400, codes.requestInvalid]);
    expect(JSON.stringify(answer.data)).toContain('seaRouteIds');
  });

  it('is refused to a company sub-account', async () => {
    const { client, tenantId } = await member(2);
    const answer = await client.raw(subscribe.startTrial, { body: firstLanes(1) });
    expect(answer.code).not.toBe(codes.ok);
    expect((await client.gateway.send(subscribe.selectMine)).trial.open).toBe(false);
    expect(await subscriptionsOf(tenantId)).toBe(0);
  });

  it('is refused a second time, also after the first has run out', async () => {
    const { client, tenantId } = await member();
    await client.gateway.send(subscribe.startTrial, { body: firstLanes(1) });
    const again = { body: { seaRouteIds: lanes.slice(1, 2) } };
    expect((await client.raw(subscribe.startTrial, again)).code).toBe(codes.trialUsed);
    server.clock.advance(8 * 86_400);
    try {
      expect((await client.gateway.send(subscribe.selectMine)).subscriptions).toEqual([]);
      expect((await client.raw(subscribe.startTrial, again)).code).toBe(codes.trialUsed);
    } finally {
      server.clock.advance(-8 * 86_400);
    }
    expect(await subscriptionsOf(tenantId)).toBe(1);
  });

  it('is refused for a route that a paid subscription holds', async () => {
    const { client, tenantId, accountId } = await member(1);
    const [lane = ''] = lanes;
    const id = crypto.randomUUID();
    const startedAt = server.clock.now();
    const expiresAt = new Date(startedAt.getTime() + 86_400_000);
    const paid = { tenantId, id, kind: 'paid', startedBy: accountId, startedAt, expiresAt } as const;
    await server.db.insertInto('subscription').values(paid).execute();
    await server.db
      .insertInto('subscriptionRoute')
      .values({ tenantId, subscriptionId: id, seaRouteId: lane })
      .execute();
    const answer = await client.raw(subscribe.startTrial, { body: firstLanes(2) });
    expect(answer.code).toBe(codes.routeSubscribed);
    client.language = 'en';
    const refusal = await client.raw(subscribe.startTrial, { body: firstLanes(2) });
    expect(refusal.msg).toContain('Current route subscribed');
  });

  it('starts once when the same member sends twenty requests at the same moment', async () => {
    const { client, tenantId } = await member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.raw(subscribe.startTrial, { body: firstLanes(1) })),
    );
    const won = answers.filter((answer) => answer.code === codes.ok);
    const lost = answers.filter((answer) => answer.code === codes.trialUsed);
    expect([won.length, lost.length]).toEqual([1, 19]);
    expect(await subscriptionsOf(tenantId)).toBe(1);
  });
});

async function subscriptionsOf(tenantId: string): Promise<number> {
  const rows = await server.db
    .selectFrom('subscription')
    .select('id')
    .where('tenantId', '=', tenantId)
    .execute();
  return rows.length;
}
