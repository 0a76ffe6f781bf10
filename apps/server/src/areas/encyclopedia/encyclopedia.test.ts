import type { Call } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { hsCode } from '@fairway/gateway/contract/hsCode';
import { regulation } from '@fairway/gateway/contract/regulation';
import { ship } from '@fairway/gateway/contract/ship';
import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';

let server: TestServer;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * hour);

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db);
  const { db } = server;
  const toLosAngeles = await addLane(db, { origin: 'CNSHA', destination: 'USLAX' });
  const toRotterdam = await addLane(db, { origin: 'CNSHA', destination: 'NLRTM' });
  // A ship that is known, and two that leave on other days.
  await addSailing(db, toLosAngeles, inHours(20), { vesselImo: '9778791', vesselName: 'MADRID MAERSK' });
  await addSailing(db, toLosAngeles, inHours(50), { carrierCode: 'MAEU', transitPort: 'KRPUS' });
  await addSailing(db, toRotterdam, inHours(70), { transitDays: 31 });
  // Gone, and too far ahead.
  await addSailing(db, toRotterdam, inHours(-5));
  await addSailing(db, toRotterdam, inHours(9 * 24));
  // On its way: arrives tomorrow.
  await addSailing(db, toRotterdam, inHours(-14 * 24 + 24), { arrival: inHours(24) });
});
afterAll(() => server.stop());

const send = () => server.client().gateway.send;

describe('ports', () => {
  const codesFor = async (query: object) => {
    const { rows } = await send()(harbourInfo.selectPage, { query: { limit: 50, ...query } });
    return rows.map(({ code }) => code);
  };

  it('are sorted by departures, busiest first, and counted by group of routes and by country', async () => {
    const { rows, total, groups, countries } = await send()(harbourInfo.selectPage, { query: {} });
    expect(total).toBe(215);
    expect(rows[0]).toMatchObject({ code: 'CNSHA', sailings: 3, group: { code: 'CN' } });
    expect(groups.length).toBe(20);
    expect(groups.reduce((sum, { ports }) => sum + ports, 0)).toBe(215);
    expect(countries.find(({ code }) => code === 'DE')).toMatchObject({ nameEn: 'Germany', ports: 3 });
    expect((await codesFor({ country: 'DE' })).toSorted()).toEqual(['DEBRV', 'DEHAM', 'DEWVN']);
    expect(await codesFor({ group: 'RU', sort: 'name' })).toEqual(['RULED', 'RUVVO', 'RUVYP']);
  });

  it('are all on the chart on every page of results, busiest first', async () => {
    const chartOf = async (query: object) => (await send()(harbourInfo.selectPage, { query })).chart;
    const all = await chartOf({ page: 3, sort: 'name' });
    expect(all.length).toBe(215);
    expect(all[0]).toEqual({
      code: 'CNSHA',
      nameZh: '上海',
      nameEn: 'Shanghai',
      lat: expect.closeTo(30.6, 0),
      lon: expect.closeTo(122.1, 0),
      sailings: 3,
    });
    const german = await chartOf({ country: 'DE' });
    expect(german.map(({ code }) => code).toSorted()).toEqual(['DEBRV', 'DEHAM', 'DEWVN']);
    for (const keyword of ['hanbao', 'Hamburg, DE', 'hambrug'])
      expect((await chartOf({ keyword })).map(({ code }) => code)).toEqual(['DEHAM']);
    expect(await chartOf({ country: 'DE', keyword: 'shanghai' })).toEqual([]);
  });

  it.each(['hanbao', 'Hamburg', '汉堡', 'DEHAM', 'hb'])('are found by %s', async (keyword) => {
    expect(await codesFor({ keyword })).toContain('DEHAM');
  });

  it('leave out those without a container terminal', async () => {
    await server.db.updateTable('port').set({ containerPort: false }).where('code', '=', 'FJSUV').execute();
    expect(await codesFor({ keyword: 'suva' })).toEqual([]);
    await expect(send()(harbourInfo.detail, { query: { code: 'FJSUV' } })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('report the next seven days: days, routes, carriers, and the fastest transit', async () => {
    const port = await send()(harbourInfo.detail, { query: { code: 'CNSHA' } });
    expect(port).toMatchObject({ departures: 3, arrivals: 0, direct: 2, destinations: 2, countries: 2 });
    expect(port.days.length).toBe(7);
    expect(port.days.reduce((sum, { departures }) => sum + departures, 0)).toBe(3);
    expect(port.lanes.map(({ group, departures }) => [group.code, departures])).toEqual([
      ['USW', 2],
      ['EUR', 1],
    ]);
    expect(port.lanes[1]?.fastest).toBe(31);
    expect(port.carriers.map(({ carrier }) => carrier.code)).toEqual(['COSU', 'MAEU']);
    expect(port.introZh).toContain('长江');
    expect(port.nearest).toBeNull();
  });

  it('tell of what arrives where nothing leaves', async () => {
    const port = await send()(harbourInfo.detail, { query: { code: 'NLRTM' } });
    expect(port).toMatchObject({ departures: 0, arrivals: 1 });
    const { rows } = await send()(harbourInfo.selectCalls, { query: { code: 'NLRTM', way: 'arrivals' } });
    expect(rows.map(({ ends }) => ends.map((end) => end.port.code))).toEqual([['CNSHA']]);
  });

  it('without a call within seven days name the next one, and never one that can no longer be booked', async () => {
    const lane = await addLane(server.db, { origin: 'GBFXT', destination: 'DEHAM' });
    const [closed, open] = [inHours(9 * 24), inHours(12 * 24)];
    await addSailing(server.db, lane, closed, { closing: inHours(-1), voyage: 'CLOSED' });
    await addSailing(server.db, lane, open, { voyage: 'OPEN', arrival: inHours(13 * 24) });
    const read = async (code: string) =>
      (await server.client().gateway.send(harbourInfo.detail, { query: { code } })).nextCall;
    expect(await read('GBFXT')).toMatchObject({
      ...{ kind: 'departure', voyage: 'OPEN', port: { code: 'DEHAM' } },
      time: { at: open.toISOString(), zone: 'Europe/London' },
    });
    expect(await read('DEHAM')).toMatchObject({ kind: 'arrival', voyage: 'OPEN', port: { code: 'GBFXT' } });
    await server.db.deleteFrom('sailing').where('seaRouteId', '=', lane).execute();
  });

  it('without any call name the nearest that has some', async () => {
    await server.db.updateTable('port').set({ popularity: 9 }).where('code', '=', 'NLRTM').execute();
    const port = await send()(harbourInfo.detail, { query: { code: 'BEANR' } });
    expect(port.nearest?.port.code).toBe('NLRTM');
    expect(port.nearest?.nauticalMiles).toBeLessThan(200);
  });

  it('list the departures of a day of their own calendar', async () => {
    const port = await send()(harbourInfo.detail, { query: { code: 'CNSHA' } });
    const day = port.days.find(({ departures }) => departures > 0)?.day ?? expect.fail();
    const { rows, total } = await send()(harbourInfo.selectCalls, { query: { code: 'CNSHA', day } });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ vessel: 'MADRID MAERSK', imo: '9778791' });
    expect(rows[0]?.time.zone).toBe('Asia/Shanghai');
    const rotterdam = await send()(harbourInfo.selectCalls, { query: { code: 'CNSHA', keyword: '鹿特丹' } });
    expect(rotterdam.total).toBe(1);
  });

  it('tell a ship once, however many carriers sell it to however many ports', async () => {
    const ends = { origin: 'KRPUS', departure: inHours(30) };
    const ship = { vesselName: 'CSCL MERCURY', voyage: '249E' };
    for (const destination of ['USLGB', 'USOAK']) {
      const lane = await addLane(server.db, { ...ends, destination });
      for (const carrierCode of ['COSU', 'OOLU'])
        await addSailing(server.db, lane, ends.departure, { ...ship, carrierCode });
    }
    const query = { code: 'KRPUS' };
    const { departures, direct, carriers, lanes } = await send()(harbourInfo.detail, { query });
    expect({ departures, direct }).toEqual({ departures: 1, direct: 1 });
    expect(carriers.map((each) => [each.carrier.code, each.departures])).toEqual([
      ['COSU', 1],
      ['OOLU', 1],
    ]);
    expect(lanes.map((lane) => lane.departures)).toEqual([1]);
    const { rows, total } = await send()(harbourInfo.selectCalls, { query });
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ vessel: 'CSCL MERCURY', voyage: '249E', portCutOff: {} }]);
    expect(rows[0]?.carriers.map(({ code }) => code).toSorted()).toEqual(['COSU', 'OOLU']);
    expect(rows[0]?.ends.map(({ port }) => port.code).toSorted()).toEqual(['USLGB', 'USOAK']);
    const page = await send()(harbourInfo.selectPage, { query: { keyword: 'KRPUS' } });
    expect(page.rows[0]?.sailings).toBe(1);
  });

  it('are so far from each other by Suez, and so much farther round the Cape', async () => {
    const { ways } = await send()(harbourInfo.distance, { query: { from: 'CNSHA', to: 'NLRTM' } });
    expect(ways.map(({ name }) => name)).toEqual(['suez', 'cape']);
    const [suez, cape] = ways.map(({ nauticalMiles }) => nauticalMiles);
    expect((cape ?? 0) - (suez ?? 0)).toBeGreaterThan(2500);
    expect(ways[0]?.lines[0]?.length).toBeGreaterThan(10);
  });
});

describe('carriers', () => {
  it('have their alliance and departures, and are found by name, code or prefix', async () => {
    const carrierCodes = async (keyword: string) =>
      (await send()(shippingCompany.selectPage, { query: { keyword } })).rows.map(({ code }) => code);
    expect(await carrierCodes('马士基')).toEqual(['MAEU']);
    expect(await carrierCodes('maersk')).toEqual(['MAEU']);
    expect(await carrierCodes('MSKU')).toEqual(['MAEU']);
    // As bills of lading and contracts name them.
    expect(await carrierCodes('ocean network express')).toEqual(['ONEY']);
    expect(await carrierCodes('Evergreen Marine Corp.')).toEqual(['EGLV']);
    expect(await carrierCodes('Mediterranean Shipping Company S.A.')).toEqual(['MSCU']);
    expect(await carrierCodes('MSK')).toContain('MAEU');
    const { rows } = await send()(shippingCompany.selectPage, {
      query: { alliance: 'Gemini', sort: 'name' },
    });
    expect(rows.map(({ code }) => code)).toEqual(['HLCU', 'MAEU']);
  });

  it('have facts, partners, ships that are known to be theirs, routes and departures', async () => {
    const query = { code: 'MAEU' };
    const { carrier, contact, partners, ships, lanes, patternConfidence } = await send()(
      shippingCompany.detail,
      { query },
    );
    const departures = await send()(shippingCompany.selectDepartures, { query });
    expect(carrier).toMatchObject({
      nameEn: 'Maersk',
      alliance: 'Gemini',
      sailings: 1,
      seatZh: '丹麦哥本哈根',
    });
    expect(contact).toMatchObject({ tracking: 'https://www.maersk.com/tracking/', fax: null });
    expect(patternConfidence).toBe('high');
    expect(partners.map(({ code }) => code)).toEqual(['HLCU']);
    expect(ships.total).toBeGreaterThan(100);
    expect(ships.rows[0]?.name).toMatch(/MAERSK/);
    expect(lanes).toEqual([expect.objectContaining({ sailings: 1, fastest: 14 })]);
    expect(departures).toMatchObject({ total: 1, rows: [{ transitPort: { code: 'KRPUS' } }] });
  });

  it('list all their routes and, page by page, all their departures of seven days', async () => {
    const code = 'ARKU';
    const ends = ['USLAX', 'USLGB', 'USOAK', 'USSEA', 'USNYC', 'USSAV', 'USHOU', 'USMIA', 'USBAL', 'USMOB'];
    for (const origin of ['CNTAO', 'CNXMN'])
      for (const [index, destination] of ends.entries()) {
        const lane = await addLane(server.db, { origin, destination });
        await addSailing(server.db, lane, inHours(24 + index), { carrierCode: code });
      }
    const { lanes } = await send()(shippingCompany.detail, { query: { code } });
    expect(lanes).toHaveLength(20);
    const page = (number: number) =>
      send()(shippingCompany.selectDepartures, { query: { code, page: number } });
    const [first, second] = [await page(1), await page(2)];
    expect(first.total).toBe(20);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    const { rows } = await send()(shippingCompany.selectDepartures, { query: { code: 'NONE' } });
    expect(rows).toEqual([]);
  });
});

describe('ships', () => {
  const named = async (query: object) =>
    (await send()(ship.selectPage, { query: { limit: 50, ...query } })).rows.map(({ name }) => name);

  it.each([
    ['9778791', 'MADRID MAERSK'],
    ['IMO 9778791', 'MADRID MAERSK'],
    ['97787', 'MADRID MAERSK'],
    ['madrid m', 'MADRID MAERSK'],
    ['ever ace', 'EVER ACE'],
    ['cosco galaxy', 'COSCO SHIPPING GALAXY'],
    ['COSCO SHIPPING GALAXY 093W', 'COSCO SHIPPING GALAXY'],
    ['EVER ACE V.0917-052E', 'EVER ACE'],
  ])('are found by %s', async (keyword, name) => {
    expect(await named({ keyword })).toContain(name);
  });

  it('are not found by words in another order, or by signs of a pattern', async () => {
    expect(await named({ keyword: 'galaxy cosco' })).toEqual([]);
    expect(await named({ keyword: 'ever_ace' })).toEqual([]);
  });

  it.each([
    ['ever gvien', 'EVER GIVEN'],
    ['evr given', 'EVER GIVEN'],
    ['cosco shiping galaxy', 'COSCO SHIPPING GALAXY'],
    ['MV madrid mearsk 093W', 'MADRID MAERSK'],
    ['algecirus', 'HMM ALGECIRAS'],
    ['cosco shippng', 'COSCO SHIPPING GALAXY'],
  ])('whose name is spelled like %s are named as such', async (keyword, name) => {
    const { rows, nearest } = await send()(ship.selectPage, { query: { keyword, limit: 50 } });
    expect(nearest).toBe(true);
    expect(rows.map((row) => row.name)).toContain(name);
  });

  it('of a name that exists, or that no name is like, are not guessed', async () => {
    expect(await send()(ship.selectPage, { query: { keyword: 'ever given' } })).toMatchObject({
      nearest: false,
    });
    const withoutMatch = [
      { keyword: 'zzqqxx' },
      { keyword: 'ever given', flag: 'DK' as const },
      { keyword: 'evr 1' },
    ];
    for (const query of withoutMatch)
      expect(await send()(ship.selectPage, { query })).toMatchObject({ rows: [], nearest: false });
  });

  it('list names that begin with the typed text first', async () => {
    expect((await named({ keyword: 'ever' }))[0]).toMatch(/^EVER/);
  });

  it('are narrowed by type, flag, tonnage and years together', async () => {
    const { rows, total, types, flags } = await send()(ship.selectPage, {
      query: { type: 3, flag: 'DK', tonnage: 'huge', built: '2010s', sort: 'tonnage' },
    });
    expect(total).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toMatchObject({ type: 3, flag: 'DK', flagZh: '丹麦' });
      expect(row.grossTonnage).toBeGreaterThanOrEqual(100_000);
      expect(row.built).toBeGreaterThanOrEqual(2010);
    }
    expect(flags[0]?.code).toBe('PA');
    expect(types.map(({ type }) => type)).toEqual([1, 3, 4, 6, 9]);
  });

  it('are narrowed by carrier: who runs them, whose name they bear, or who alone sells their voyages', async () => {
    const { db } = server;
    const unknown = await db
      .selectFrom('vessel')
      .select(['imo', 'name'])
      .where('operator', 'is', null)
      .where('namedAfter', 'is', null)
      .orderBy('imo')
      .limit(2)
      .execute();
    const [own, shared] = unknown.map(({ imo, name }) => ({ vesselImo: imo, vesselName: name }));
    const lane = await addLane(db, { origin: 'CNDLC', destination: 'USLAX' });
    await addSailing(db, lane, inHours(30), { ...own, carrierCode: 'CHVW' });
    for (const carrierCode of ['CHVW', 'GSLU'])
      await addSailing(db, lane, inHours(40), { ...shared, carrierCode });
    expect(await named({ carrier: 'CHVW' })).toEqual([own?.vesselName]);
    expect(await named({ carrier: 'GSLU' })).toEqual([]);

    const { total, rows, carriers } = await send()(ship.selectPage, {
      query: { carrier: 'MAEU', sort: 'tonnage' },
    });
    // Sold by another carrier, and run by this one all the same.
    expect(await named({ carrier: 'MAEU', keyword: '9778791' })).toEqual(['MADRID MAERSK']);
    expect(carriers).toContainEqual({ code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' });
    // As many as the carrier's own page counts, and in its order.
    const { ships } = await send()(shippingCompany.detail, { query: { code: 'MAEU' } });
    expect(ships.total).toBe(total);
    expect(ships.rows.slice(0, 10).map(({ imo }) => imo)).toEqual(rows.map(({ imo }) => imo));
    const none = await server.client().raw(ship.selectPage, { query: 'carrier=MAERSK' });
    expect(none.status).toBe(400);
  });

  it('have their particulars, their operator and the voyages we know of', async () => {
    const { vessel, operator, voyages } = await send()(ship.detail, { query: { imo: '9778791' } });
    expect(vessel).toMatchObject({ name: 'MADRID MAERSK', nominalTeu: 20568, built: 2017, type: 3 });
    expect(operator?.code).toBe('MAEU');
    expect(voyages).toHaveLength(1);
    expect(voyages[0]?.calls.map(({ port, kind }) => [port.code, kind])).toEqual([
      ['CNSHA', 'departure'],
      ['USLAX', 'arrival'],
    ]);
  });

  it('show the voyages ahead of them, and of those that are over the latest', async () => {
    const lane = await addLane(server.db, { origin: 'CNNGB', destination: 'USLGB' });
    const days = [-56, -49, -42, -35, -28, -21, -15, -1, 6, 13];
    for (const [index, day] of days.entries())
      await addSailing(server.db, lane, inHours(day * 24), { vesselImo: '9893890', voyage: `${index}E` });
    const { voyages } = await send()(ship.detail, { query: { imo: '9893890' } });
    expect(voyages.map(({ voyage }) => voyage)).toEqual(['4E', '5E', '6E', '7E', '8E', '9E']);
  });

  it('that are not in the registry are refused', async () => {
    await expect(send()(ship.detail, { query: { imo: '1234567' } })).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});

describe('laws', () => {
  it('are listed with conventions, by kind and by title', async () => {
    const list = async (query: object) => (await send()(regulation.selectPage, { query })).rows;
    expect((await send()(regulation.selectPage, { query: {} })).total).toBe(51);
    expect((await list({ kind: 'convention', limit: 50 })).every(({ articles }) => articles === 0)).toBe(
      true,
    );
    expect((await list({ keyword: 'maritime code' }))[0]?.slug).toBe('maritime-code');
    expect((await list({ keyword: '海关法' }))[0]?.version).toBe('2021-04-29');
    // The list already marks the text of 1992 as revised.
    expect((await list({ keyword: 'maritime code' }))[0]?.noted).toBe(true);
  });

  it('come in full, by chapters and articles, with the days of their versions', async () => {
    const law = await send()(regulation.detail, { query: { slug: 'customs-law' } });
    expect(law.regulation.articles).toBe(102);
    expect(law.regulation.noted).toBe(false);
    expect(law.versions.map(({ day }) => day)[0]).toBe('1987-01-22');
    expect(law.parts.filter(({ kind }) => kind === 'article').length).toBe(102);
    expect(law.noteZh).toBeNull();
  });

  it('that were repealed lead to the law that replaced them, and are marked as moved', async () => {
    const { regulation: law, moved } = await send()(regulation.detail, {
      query: { slug: 'import-export-tariff-regulations' },
    });
    expect(law.slug).toBe('tariff-law');
    expect(moved).toMatchObject({ titleZh: '进出口关税条例' });
    const current = await send()(regulation.detail, { query: { slug: 'tariff-law' } });
    expect(current.moved).toBeNull();
  });

  it('are searched inside: every word counts, and the text around the hit is returned', async () => {
    const articles = await send()(regulation.selectArticles, { query: { keyword: '提单 收货人' } });
    expect(articles.total).toBeGreaterThan(2);
    for (const { excerpt } of articles.rows) expect(excerpt).toMatch(/提单|收货人/);
    const inOne = await send()(regulation.selectArticles, {
      query: { keyword: '第四十二条', slug: 'maritime-code' },
    });
    expect(inOne.rows.map(({ anchor, chapter }) => [anchor, chapter])).toContainEqual([
      'article-42',
      '第四章 海上货物运输合同',
    ]);
  });

  it.each(['_', "' or 1=1 --", '\\'])('TRUST 41: treats %s as plain text', async (keyword) => {
    const { total } = await send()(regulation.selectArticles, { query: { keyword } });
    expect(total).toBe(0);
  });
});

async function setAccess(path: string, access: 'open' | 'login') {
  await server.db
    .insertInto('pageAccess')
    .values({ path, access })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ access }))
    .execute();
}

describe('pages that staff put behind login', () => {
  const reads: readonly (readonly [string, Call, object])[] = [
    ['/wikipedia', shippingCompany.selectPage, {}],
    ['/wikipedia', shippingCompany.detail, { code: 'MAEU' }],
    ['/wikipedia', shippingCompany.selectDepartures, { code: 'MAEU' }],
    ['/wikipedia', harbourInfo.selectPage, {}],
    ['/wikipedia', harbourInfo.detail, { code: 'CNSHA' }],
    ['/wikipedia', harbourInfo.selectCalls, { code: 'CNSHA' }],
    ['/wikipedia', harbourInfo.distance, { from: 'CNSHA', to: 'NLRTM' }],
    ['/wikipedia', ship.selectPage, {}],
    ['/wikipedia', ship.detail, { imo: '9778791' }],
    ['/wikipedia', regulation.selectPage, {}],
    ['/wikipedia', regulation.detail, { slug: 'maritime-code' }],
    ['/wikipedia', regulation.selectArticles, { keyword: '提单' }],
    ['/logisticsTool', hsCode.selectSections, {}],
    ['/logisticsTool', hsCode.selectPage, { keyword: '8418' }],
    ['/logisticsTool', hsCode.detail, { code: '8418' }],
  ];

  it.each(reads.map(([page, call, query]) => [call.path, page, call, query] as const))(
    '%s serves only members while %s requires login',
    async (_, page, call, query) => {
      const visitor = server.client();
      const member = server.client();
      await logIn(server, member);
      const params = new URLSearchParams(query as Record<string, string>).toString();
      const status = async (client: typeof visitor) => (await client.raw(call, { query: params })).status;
      await setAccess(page, 'login');
      const behind = [await status(visitor), await status(member)];
      await setAccess(page, 'open');
      expect([...behind, await status(visitor)]).toEqual([401, 200, 200]);
    },
  );

  it("a page's own row counts before that of the page above it", async () => {
    await setAccess('/wikipedia', 'login');
    await setAccess('/wikipedia/shipInfo', 'open');
    const ships = await server.client().raw(ship.selectPage, { query: '' });
    const ports = await server.client().raw(harbourInfo.selectPage, { query: '' });
    await setAccess('/wikipedia', 'open');
    expect([ships.code, ports.code]).toEqual([codes.ok, codes.sessionRequired]);
  });
});
