import { type CalendarFeed, calendarFeed } from '@fairway/gateway/contract/calendarFeed';
import { codes } from '@fairway/gateway/contract/codes';
import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { type Buyer, buyer } from '../../testing/orders.ts';
import { atDesk } from '../../testing/staff.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { mostFeeds } from './feeds.ts';

const lane = { origin: 'CNSHA', destination: 'USLAX' };
let server: TestServer;
let seaRouteId: string;
let closedRouteId: string;
let sailingId: string;
let startTime: Date;
let owner: Buyer;

// The test clock is at Friday 2026-11-20; the trial runs for a week.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  seaRouteId = await addLane(server.db, lane);
  closedRouteId = await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM' });
  sailingId = await addSailing(server.db, seaRouteId, '2026-11-30T02:00:00Z');
  startTime = server.clock.now();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(startTime.toISOString());
  owner = await buyer(server, 1);
  await owner.client.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [seaRouteId] } });
});

const ofRoute = { kind: 'route', ...lane } as const;
const ofSailing = (id = sailingId) => ({ kind: 'sailing', sailingId: id }) as const;
type Subject = typeof ofRoute | ReturnType<typeof ofSailing>;
const make = (subject: Subject = ofRoute, by = owner.client) =>
  by.gateway.send(calendarFeed.makeFeed, { body: { subject } });
const refusedMake = async (subject: Subject, by: TestClient = owner.client) =>
  (await by.raw(calendarFeed.makeFeed, { body: { subject } })).code;
const feedsOf = async (by = owner.client) => (await by.gateway.send(calendarFeed.selectFeeds, {})).feeds;
const pathOf = ({ url }: Pick<CalendarFeed, 'url'>) => new URL(url).pathname;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

/** The events of a calendar as another program reads them. */
function eventsIn(text: string) {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}
const eventsOf = async (feed: CalendarFeed) => eventsIn(await (await get(pathOf(feed))).text());

describe('a feed', () => {
  it('has the cut-offs, the departure and the arrival of each sailing of its route, without a login', async () => {
    const feed = await make();
    const answer = await get(pathOf(feed));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const times = eventsIn(await answer.text())
      .filter(({ uid }) => uid.startsWith(sailingId))
      .map(({ uid, startDate }) => [uid.slice(37), startDate.toString(), startDate.zone?.tzid]);
    expect(times).toEqual([
      ['closing@fairway', '2026-11-26T10:00:00', 'Asia/Shanghai'],
      ['portCutOff@fairway', '2026-11-29T04:00:00', 'Asia/Shanghai'],
      ['departure@fairway', '2026-11-30T10:00:00', 'Asia/Shanghai'],
      ['arrival@fairway', '2026-12-13T18:00:00', 'America/Los_Angeles'],
    ]);
  });

  it('is made once for each subject, and belongs to its account alone', async () => {
    const feed = await make();
    expect(await make()).toEqual(feed);
    const one = await make(ofSailing());
    expect(one.sailing).toEqual({ id: sailingId, vessel: 'COSCO SHIPPING HIMALAYAS', voyage: '084E' });
    server.clock.advance(1);
    expect((await feedsOf()).map(({ id }) => id)).toEqual([one.id, feed.id]);
    const other = await buyer(server, 1);
    expect(await feedsOf(other.client)).toEqual([]);
    expect((await other.client.raw(calendarFeed.renewFeed, { body: { id: feed.id } })).code).toBe(
      codes.notFound,
    );
    await other.client.raw(calendarFeed.revokeFeed, { body: { id: feed.id } });
    expect((await get(pathOf(feed))).status).toBe(200);
  });

  it('is refused for a closed route, and for what does not exist', async () => {
    const closedRoute = { kind: 'route', origin: 'CNSHA', destination: 'NLRTM' } as const;
    const unknownRoute = { kind: 'route', origin: 'CNSHA', destination: 'DEHAM' } as const;
    const closedSailing = await addSailing(server.db, closedRouteId, '2026-11-30T02:00:00Z');
    expect([
      await refusedMake(closedRoute as never),
      await refusedMake(ofSailing(closedSailing)),
      await refusedMake(unknownRoute as never),
      await refusedMake(ofSailing(crypto.randomUUID())),
    ]).toEqual([codes.subscriptionRequired, codes.subscriptionRequired, codes.notFound, codes.notFound]);
  });

  it('is refused after so many', async () => {
    const feed = await make();
    const { tokenHash, ...row } = await server.db
      .selectFrom('calendarFeed')
      .selectAll()
      .where('id', '=', feed.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: mostFeeds - 1 }, () => ({
      ...row,
      id: crypto.randomUUID(),
      sailingId: crypto.randomUUID(),
      tokenHash: Buffer.from(crypto.randomUUID()),
    }));
    await server.db.insertInto('calendarFeed').values(more).execute();
    expect(await refusedMake(ofSailing())).toBe(codes.calendarFeedLimit);
    expect((await make()).id).toBe(feed.id);
  });

  it('reports when it was last read', async () => {
    const feed = await make();
    expect(feed.lastReadAt).toBeNull();
    server.clock.advance(3600);
    await get(pathOf(feed));
    expect((await feedsOf())[0]?.lastReadAt).toBe(server.clock.now().toISOString());
  });

  it('responds with 304 while nothing changed', async () => {
    const path = pathOf(await make(ofSailing()));
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    server.clock.advance(86_400);
    const second = await get(path, { 'if-none-match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(await (await get(path)).text()).toBe(await first.text());
    await server.db
      .updateTable('sailing')
      .set({ portCutOff: new Date('2026-11-28T22:00:00Z') })
      .where('id', '=', sailingId)
      .execute();
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('the address of a feed', () => {
  it('ends with the next one, and with the feed; then it gets the response of an unknown one', async () => {
    const feed = await make();
    const nextFeed = await owner.client.gateway.send(calendarFeed.renewFeed, { body: { id: feed.id } });
    expect((await get(pathOf(feed))).status).toBe(404);
    expect((await get(pathOf(nextFeed))).status).toBe(200);
    const revoke = () => owner.client.raw(calendarFeed.revokeFeed, { body: { id: feed.id } });
    expect([(await revoke()).code, (await revoke()).code]).toEqual([codes.ok, codes.notFound]);
    const bodies = await Promise.all(
      [pathOf(nextFeed), `/calendar/${'x'.repeat(43)}.ics`, '/calendar/short.ics'].map(async (path) => {
        const answer = await get(path);
        return [answer.status, await answer.text()];
      }),
    );
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect(bodies[0]).toEqual([404, expect.stringContaining('Subscribe again')]);
  });

  it('is stored as a hash only', async () => {
    const feed = await make();
    const token = pathOf(feed).slice('/calendar/'.length, -'.ics'.length);
    const row = await server.db.selectFrom('calendarFeed').selectAll().where('id', '=', feed.id).execute();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row[0]?.tokenHash.toString('base64url')).not.toBe(token);
  });
});

describe('a feed without sailings explains why', () => {
  it.each([
    ['a trial that ended', async () => server.clock.advance(30 * 86_400), '航线订阅已到期'],
    [
      'an account that was disabled',
      async () => {
        await server.db
          .updateTable('account')
          .set({ disabledAt: server.clock.now() })
          .where('id', '=', owner.accountId)
          .execute();
      },
      '账号已停用',
    ],
  ])('for %s', async (_, happen, title) => {
    const feed = await make();
    await happen();
    const events = await eventsOf(feed);
    expect(events.map(({ summary }) => summary)).toEqual([expect.stringContaining(title)]);
  });

  it('for a sailing that was taken back', async () => {
    const id = await addSailing(server.db, seaRouteId, '2026-12-02T02:00:00Z', { voyage: '085E' });
    const feed = await make(ofSailing(id));
    await server.db.deleteFrom('sailing').where('id', '=', id).execute();
    expect((await eventsOf(feed)).map(({ summary }) => summary)).toEqual([expect.stringContaining('撤下')]);
  });
});

it('an event keeps its identity when an import moves its time, counts the change and names the former time', async () => {
  const pricing = await atDesk(server, ['pricing']);
  const bring = async (closing: string) => {
    const cells: Record<string, string> = {
      ...{ ...lane, carrier: 'COSU', vessel: 'EVER GIVEN', voyage: '900E', currency: 'USD' },
      ...{
        departure: '2026-12-01 02:00',
        arrival: '2026-12-14 18:00',
        closing,
        port_cut_off: '2026-11-29 18:00',
      },
      price_40hq: '2450',
    };
    const line = csvColumns.sailings.map((column) => cells[column] ?? '').join(',');
    const file = new Blob([[csvColumns.sailings.join(','), line].join('\n')], { type: 'text/csv' });
    const body = { kind: 'sailings', fileName: 'sailings.csv', file } as const;
    const { id } = await pricing.client.gateway.send(csvImport.check, { body });
    await pricing.client.gateway.send(csvImport.confirm, { body: { id } });
  };
  await bring('2026-11-27 12:00');
  const { id } = await server.db
    .selectFrom('sailing')
    .select('id')
    .where('voyage', '=', '900E')
    .executeTakeFirstOrThrow();
  const feed = await make(ofSailing(id));
  const closingOf = async () => (await eventsOf(feed)).find(({ uid }) => uid === `${id}-closing@fairway`);
  expect(await closingOf()).toMatchObject({ sequence: 0 });
  server.clock.advance(3600);
  await bring('2026-11-26 09:00');
  const newClosing = await closingOf();
  expect([newClosing?.sequence, newClosing?.startDate.toString()]).toEqual([1, '2026-11-26T09:00:00']);
  expect(newClosing?.description).toContain('原为 2026-11-27 12:00');
  const departure = (await eventsOf(feed)).find(({ uid }) => uid === `${id}-departure@fairway`);
  expect(departure).toMatchObject({ sequence: 0, description: expect.not.stringContaining('原为') });
});

describe('the file of a sailing', () => {
  const file = (more: object = {}, by = owner.client) =>
    by.raw(calendarFeed.selectFile, { query: { id: sailingId, ...more } });

  it('has its events, and the days of a plan that is named', async () => {
    const answer = await owner.client.gateway.send(calendarFeed.selectFile, {
      query: { id: sailingId, ready: '2026-11-20', inlandDays: 2 },
    });
    expect(answer.fileName).toBe('COSCO-SHIPPING-HIMALAYAS-084E.ics');
    const times = eventsIn(answer.content).map(({ uid, startDate }) => [uid.slice(37), startDate.toString()]);
    // 21 and 22 November are a weekend.
    expect(times.slice(0, 2)).toEqual([
      ['ready@fairway', '2026-11-20T18:00:00'],
      ['atPort@fairway', '2026-11-24T18:00:00'],
    ]);
    expect(times).toHaveLength(6);
  });

  it('is refused without a subscription, for an unknown sailing, and for a day that does not exist', async () => {
    const other = await buyer(server, 1);
    expect((await file({}, other.client)).code).toBe(codes.subscriptionRequired);
    expect((await file({ id: crypto.randomUUID() })).code).toBe(codes.notFound);
    expect((await file({ ready: '2026-02-30' })).code).toBe(codes.requestInvalid);
  });
});
