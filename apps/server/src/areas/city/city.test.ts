import { cities } from '@fairway/gateway/contract/city';
import { codes } from '@fairway/gateway/contract/codes';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { knownCities } from './cities.ts';
import { kilometresBetween } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
});
afterAll(() => server.stop());

async function member() {
  const client = server.client();
  await logIn(server, client);
  return client;
}

it('is stored for its reader alone, with the ports around it', async () => {
  const [client, other] = [await member(), await member()];
  expect(await client.gateway.send(cities.selectMine)).toEqual({ city: null, ports: [] });
  const choice = await client.gateway.send(cities.choose, { body: { code: 'hangzhou' } });
  expect(choice.city?.nameEn).toBe('Hangzhou');
  expect(choice.ports.slice(0, 3).map(({ port }) => port.code)).toContain('CNNGB');
  const far = choice.ports.map(({ kilometres }) => kilometres);
  expect(far).toEqual(far.toSorted((one, two) => one - two));
  expect((await other.gateway.send(cities.selectMine)).city).toBeNull();
});

it('can be changed and taken back', async () => {
  const { gateway } = await member();
  await gateway.send(cities.choose, { body: { code: 'xiamen' } });
  expect((await gateway.send(cities.choose, { body: { code: 'qingdao' } })).city?.code).toBe('qingdao');
  expect(await gateway.send(cities.choose, { body: { code: null } })).toEqual({ city: null, ports: [] });
});

it('is one of those that are listed', async () => {
  const client = await member();
  expect((await client.raw(cities.choose, { body: { code: 'atlantis' } })).code).toBe(codes.notFound);
  expect((await client.gateway.send(cities.selectAll)).rows).toHaveLength(knownCities.length);
});

test('Shanghai is some 160 km from Hangzhou', () => {
  const far = kilometresBetween({ lat: 31.23, lon: 121.47 }, { lat: 30.27, lon: 120.16 });
  expect(Math.round(far)).toBeGreaterThan(150);
  expect(Math.round(far)).toBeLessThan(175);
});
