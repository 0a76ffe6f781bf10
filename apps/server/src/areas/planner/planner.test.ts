import { codes } from '@fairway/gateway/contract/codes';
import { planner } from '@fairway/gateway/contract/planner';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { logIn } from '../../testing/session.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';

let server: TestServer;
let member: TestClient;
let early: string;
let late: string;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  const route = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  early = await addSailing(server.db, route, '2026-11-29T18:00:00Z');
  late = await addSailing(server.db, route, '2026-12-06T18:00:00Z', { voyage: '085E' });
  member = server.client();
  await logIn(server, member, { accountType: 1 });
  await member.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [route] } });
});
afterAll(() => server.stop());

const plan = (id: string, ready: string, inlandDays = 2) =>
  member.gateway.send(planner.selectPlan, { query: { id, ready, inlandDays } });

describe('a plan', () => {
  it('makes its sailing, with hours to spare at each cut-off', async () => {
    expect(await plan(early, '2026-11-24')).toMatchObject({
      atPort: '2026-11-26',
      missed: null,
      first: { id: early },
      calendar: 'china',
      steps: [
        { code: 'DCO', spareHours: 32 },
        { code: 'PCO', spareHours: 50 },
      ],
    });
  });

  it('names the cut-off that breaks first, the last day to be ready, and the sailing that can be made', async () => {
    expect(await plan(early, '2026-11-26')).toMatchObject({
      missed: 'DCO',
      latestReady: '2026-11-25',
      first: { id: late, voyage: '085E' },
    });
  });

  it('finds no sailing for cargo of next year', async () => {
    expect((await plan(early, '2027-01-10')).first).toBeNull();
  });
});

describe('a plan is refused', () => {
  it.each([
    ['of a day that does not exist', { ready: '2026-02-30', inlandDays: 2 }],
    ['of half a day on the road', { ready: '2026-11-24', inlandDays: 0.5 }],
    ['of a road of 31 days', { ready: '2026-11-24', inlandDays: 31 }],
    ['of a negative road', { ready: '2026-11-24', inlandDays: -1 }],
  ])('%s', async (_, query) => {
    expect((await member.raw(planner.selectPlan, { query: { id: early, ...query } })).status).toBe(400);
  });

  it('without a subscription', async () => {
    const other = server.client();
    await logIn(server, other);
    const query = { id: early, ready: '2026-11-24', inlandDays: 2 };
    expect((await other.raw(planner.selectPlan, { query })).code).toBe(codes.subscriptionRequired);
  });

  it('of an unknown sailing', async () => {
    const query = { id: '019a0000-0000-7000-8000-000000000001', ready: '2026-11-24', inlandDays: 2 };
    expect((await member.raw(planner.selectPlan, { query })).code).toBe(codes.notFound);
  });
});
