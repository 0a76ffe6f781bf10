import { codes } from '@fairway/gateway/contract/codes';
import { wikipedia } from '@fairway/gateway/contract/wikipedia';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';

let server: TestServer;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db);
  const lane = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  await addSailing(server.db, lane, inHours(20), { vesselImo: '9778791', vesselName: 'MADRID MAERSK' });
  await addSailing(server.db, lane, inHours(50), { carrierCode: 'MAEU' });
});
afterAll(() => server.stop());

async function setAccess(path: string, access: 'open' | 'login') {
  await server.db
    .insertInto('pageAccess')
    .values({ path, access })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ access }))
    .execute();
}

const search = async (keyword: string, client = server.client()) =>
  (await client.gateway.send(wikipedia.search, { query: { keyword } })).groups;

describe('the first page of the encyclopedia', () => {
  it('counts what there is and names where most happens', async () => {
    const overview = await server.client().gateway.send(wikipedia.selectOverview, {});
    expect(overview.counts).toMatchObject({ ports: 215, carriers: 37, ships: 12_577, regulations: 51 });
    expect(overview.counts.articles).toBeGreaterThan(1500);
    expect(overview.counts.hsCodes).toBe(97 + 1229 + 5613 + 55);
    expect(overview.ports).toEqual([expect.objectContaining({ code: 'CNSHA', sailings: 2 })]);
    expect(overview.carriers.map(({ code }) => code).toSorted()).toEqual(['COSU', 'MAEU']);
    expect(overview.ships).toEqual([{ imo: '9778791', name: 'MADRID MAERSK' }]);
    expect(overview.regulations[0]?.slug).toBe('maritime-code');
  });

  it('is for members only while staff set it so', async () => {
    await setAccess('/wikipedia', 'login');
    const visitor = await server.client().raw(wikipedia.selectOverview, { query: '' });
    const member = server.client();
    await logIn(server, member);
    const asMember = await member.raw(wikipedia.selectOverview, { query: '' });
    await setAccess('/wikipedia', 'open');
    expect([visitor.code, asMember.code]).toEqual([codes.sessionRequired, codes.ok]);
  });
});

describe('the search over all of it', () => {
  it.each([
    ['上海', 'port', 'CNSHA'],
    ['maersk', 'carrier', 'MAEU'],
    ['madrid m', 'ship', '9778791'],
    ['海商法', 'regulation', 'maritime-code'],
    ['提单', 'article', 'maritime-code'],
    ['8418102000', 'hs', '8418102000'],
  ])('finds by %s among what is %s', async (keyword, kind, key) => {
    const groups = await search(keyword);
    const group = groups.find((each) => each.kind === kind) ?? expect.fail(`nothing of ${kind}`);
    expect(group.rows.map((row) => row.key)).toContain(key);
    expect(group.rows.length).toBeLessThanOrEqual(5);
    expect(group.total).toBeGreaterThanOrEqual(group.rows.length);
  });

  it('returns nothing without a match, and nothing for blanks', async () => {
    expect(await search('zzqx-nowhere')).toEqual([]);
    expect(await search('   ')).toEqual([]);
  });

  it('shows of pages that staff put behind login only that they exist', async () => {
    await setAccess('/wikipedia/shipInfo', 'login');
    const ofShips = (groups: Awaited<ReturnType<typeof search>>) =>
      groups.find(({ kind }) => kind === 'ship');
    const hidden = ofShips(await search('madrid'));
    const member = server.client();
    await logIn(server, member);
    const ships = ofShips(await search('madrid', member));
    await setAccess('/wikipedia/shipInfo', 'open');
    expect(hidden).toEqual({ kind: 'ship', access: 'login', total: 0, rows: [] });
    expect(ships?.rows.length).toBeGreaterThan(0);
  });
});
