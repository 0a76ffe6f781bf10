import { freight, type Sailing } from '@fairway/gateway/contract/freight';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool } from '../../database/db.ts';
import {
  createTestDatabase,
  logIn,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../testing/index.ts';
import { fillSampleData } from '../index.ts';

let server: TestServer;
let stop: () => Promise<void>;
let visitor: TestClient;
let member: TestClient;

// Friday 2026-11-20 in China: ships of week 47 have left or are closed, most of week 48 can be booked.
beforeAll(async () => {
  const database = await createTestDatabase();
  const db = createDb(createPool({ connectionString: database.url, size: 4, statementMs: 120_000 }));
  await fillSampleData(db, new Date('2026-11-20T02:00:00Z'));
  await db.destroy();
  server = await startTestServer({ databaseUrl: database.url });
  stop = async () => {
    await server.stop();
    await database.drop();
  };
  visitor = server.client();
  member = server.client();
  await logIn(server, member);
}, 240_000);
afterAll(() => stop());

/** Reads all sailings of a week by route, as a client would that knows nothing but the responses. */
async function readWeek(week: string, by: TestClient): Promise<Map<string, Sailing[]>> {
  const { rows } = await by.gateway.send(seaRoute.selectAll, {});
  const lanes = rows.map(({ origin, destination }) => ({
    origin: origin.code,
    destination: destination.code,
  }));
  const read = async (lane: (typeof lanes)[number]) => {
    const pages = [];
    for (let page = 1; ; page++) {
      const query = { ...lane, week, page, limit: 50 } as const;
      const answer = await by.gateway.send(freight.selectSailings, { query });
      pages.push(...answer.rows);
      if (pages.length >= answer.total) return [`${lane.origin} ${lane.destination}`, pages] as const;
    }
  };
  const weeks: (readonly [string, Sailing[]])[] = [];
  for (const lane of lanes) weeks.push(await read(lane));
  return new Map(weeks);
}

/** The date that a traveller reads off the port's wall. */
function dateAt({ at, zone }: Sailing['departure']): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at)));
}

describe.each(['2026-W47', '2026-W48', '2026-W50'])('in %s', (week) => {
  let lanes: Map<string, Sailing[]>;
  beforeAll(async () => {
    lanes = await readWeek(week, member);
  }, 240_000);

  it('the days under way of every sailing are its date of arrival minus its date of departure', () => {
    const sailings = [...lanes.values()].flat();
    expect(sailings.length).toBeGreaterThan(1_000);
    const wrong = sailings.filter(
      ({ departure, arrival, transitDays }) =>
        (dateAt(arrival) - dateAt(departure)) / 86_400_000 !== transitDays,
    );
    expect(wrong).toEqual([]);
  });

  it('the lowest price of the strip is that of the cheapest sailing that can still be booked', async () => {
    const now = server.clock.now().getTime();
    const wrong: unknown[] = [];
    for (const [ends, sailings] of lanes) {
      const [origin = '', destination = ''] = ends.split(' ');
      const query = { origin, destination, week } as const;
      const strip = await member.gateway.send(freight.selectWeekPrices, { query });
      const open = sailings.filter(({ closing, portCutOff, departure }) =>
        [closing, portCutOff, departure].every(({ at }) => Date.parse(at) > now),
      );
      const prices = open.flatMap(({ prices: of }) => of?.['40HQ']?.amount ?? []);
      const lowest = prices.length === 0 ? null : Math.min(...prices);
      const stripWeek = strip.weeks.find((each) => each.week === week);
      if (
        stripWeek?.sailings !== sailings.length ||
        stripWeek.bookable !== open.length ||
        (stripWeek.lowest?.amount ?? null) !== lowest
      )
        wrong.push({ ends, stripWeek, lowest });
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

it('the home page names for each route the first week that can be booked, with its cheapest and quickest sailing', async () => {
  const now = server.clock.now().getTime();
  const { rows } = await member.gateway.send(freight.selectReferencePrices, { query: {} });
  expect(rows.length).toBeGreaterThan(0);
  for (const { origin, destination, week, prices, transitDays, earliestCutOff } of rows) {
    const lane = { origin: origin.code, destination: destination.code, week };
    const answer = await member.gateway.send(freight.selectSailings, { query: { ...lane, limit: 50 } });
    const open = answer.rows.filter(({ closing, portCutOff }) =>
      [closing, portCutOff].every(({ at }) => Date.parse(at) > now),
    );
    expect(transitDays).toBe(Math.min(...open.map((sailing) => sailing.transitDays)));
    expect(prices?.['40HQ']?.amount).toBe(
      Math.min(...open.flatMap((sailing) => sailing.prices?.['40HQ']?.amount ?? [])),
    );
    expect(earliestCutOff?.at).toBe(open.map(({ portCutOff }) => portCutOff.at).toSorted()[0]);
  }
});

it('a visitor reads the same days and no price', async () => {
  const { rows } = await visitor.gateway.send(freight.selectReferencePrices, { query: {} });
  expect(rows.every(({ prices, transitDays }) => prices === null && (transitDays ?? 0) > 0)).toBe(true);
});
