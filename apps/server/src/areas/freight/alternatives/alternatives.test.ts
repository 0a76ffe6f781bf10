import { freight } from '@fairway/gateway/contract/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let member: TestClient;

const search = { origin: 'CNSHA', destination: 'NLRTM', week: '2026-W48' } as const;

// The test clock is at Friday 2026-11-20, in week 47.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  member = server.client();
  await logIn(server, member, { accountType: 1 });
  const add = async (origin: string, destination: string, departure: string, priceHq40: number) =>
    addSailing(server.db, await laneOf(origin, destination), departure, {
      priceHq40,
      priceGp20: priceHq40 / 2,
    });
  const lanes = new Map<string, string>();
  const laneOf = async (origin: string, destination: string) => {
    const name = `${origin} ${destination}`;
    const id = lanes.get(name) ?? (await addLane(server.db, { origin, destination }));
    lanes.set(name, id);
    return id;
  };
  await add('CNSHA', 'NLRTM', '2026-11-26T10:00:00Z', 240_000);
  await add('CNSHA', 'NLRTM', '2026-12-03T10:00:00Z', 220_000);
  await add('CNSHA', 'NLRTM', '2026-12-04T10:00:00Z', 230_000);
  // Ningbo is some 150 km from Shanghai, Antwerp some 80 km from Rotterdam.
  await add('CNNGB', 'NLRTM', '2026-11-27T10:00:00Z', 210_000);
  await add('CNSHA', 'BEANR', '2026-11-27T10:00:00Z', 250_000);
  // Too far, the wrong week, and both ends at once.
  await add('CNYTN', 'NLRTM', '2026-11-27T10:00:00Z', 100_000);
  await add('CNSHA', 'DEBRV', '2026-12-11T10:00:00Z', 100_000);
  await add('CNNGB', 'BEANR', '2026-11-27T10:00:00Z', 100_000);
});
afterAll(() => server.stop());

const alternatives = (client: TestClient, query: { boxes?: string } = {}) =>
  client.gateway.send(freight.selectAlternatives, { query: { ...search, ...query } });

describe('alternatives to a search', () => {
  it('are routes by ports within 300 km of either end that sail in the week, the nearest first', async () => {
    const { nearby } = await alternatives(member);
    expect(nearby.map(({ origin, destination, end }) => [origin.code, destination.code, end])).toEqual([
      ['CNSHA', 'BEANR', 'destination'],
      ['CNNGB', 'NLRTM', 'origin'],
    ]);
    expect(nearby.every(({ kilometres }) => kilometres > 50 && kilometres < 300)).toBe(true);
    expect(nearby.map(({ lowest }) => lowest?.amount)).toEqual([250_000, 210_000]);
  });

  it('are the weeks before and after, each with its lowest price', async () => {
    const { current, weeks } = await alternatives(member);
    expect([current, ...weeks].map(({ week, bookable, lowest }) => [week, bookable, lowest?.amount])).toEqual(
      [
        ['2026-W48', 1, 240_000],
        ['2026-W47', 0, undefined],
        ['2026-W49', 2, 220_000],
      ],
    );
  });

  it('show the price of the shipment: without a subscription only of its ocean freight', async () => {
    const { current, nearby } = await alternatives(member, { boxes: '2x20GP-1x40HQ' });
    expect(current).toMatchObject({ lowest: { amount: 480_000, currency: 'USD' }, costAccess: 'freight' });
    expect(nearby.map(({ lowest }) => lowest?.amount)).toEqual([500_000, 420_000]);
  });

  it('have no prices for visitors', async () => {
    const { current, nearby } = await alternatives(server.client(), { boxes: '1x40HQ' });
    expect([current, ...nearby].map(({ lowest, costAccess }) => [lowest, costAccess])).toEqual([
      [null, 'login'],
      [null, 'login'],
      [null, 'login'],
    ]);
  });

  it('of a port that does not exist are refused', async () => {
    const query = { ...search, origin: 'CNZZZ' };
    await expect(member.gateway.send(freight.selectAlternatives, { query })).rejects.toMatchObject({
      codeName: 'notFound',
    });
  });
});
