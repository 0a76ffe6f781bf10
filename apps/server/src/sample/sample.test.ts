import { weekOfDay, weeksFrom } from '@fairway/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../database/db.ts';
import { createTestDatabase } from '../testing/index.ts';
import { dayAt } from '../time/zone.ts';
import { extendSampleData, fillSampleData } from './index.ts';

const now = new Date('2026-11-20T02:00:00Z');
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, size: 4, statementMs: 60_000 }));
  drop = async () => {
    await db.destroy();
    await database.drop();
  };
  // Two servers that start at the same moment on the same empty database.
  await Promise.all([fillSampleData(db, now), fillSampleData(db, now)]);
});
afterAll(() => drop());

const sailings = () => db.selectFrom('sailing');
const count = async () =>
  (
    await sailings()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('the sample', () => {
  it('holds real ports, carriers and vessels', async () => {
    const size = async (table: 'port' | 'carrier' | 'vessel') =>
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirst()
      )?.count;
    expect([await size('port'), await size('carrier'), await size('vessel')]).toEqual([215, 37, 12_577]);
  });

  it('sails every lane in every week from two before to fourteen after, and is marked as a sample', async () => {
    const rows = await sailings()
      .select(({ fn }) => ['seaRouteId', 'week', fn.countAll<number>().as('count')])
      .groupBy(['seaRouteId', 'week'])
      .execute();
    const lanes = new Set(rows.map((row) => row.seaRouteId));
    expect(lanes.size).toBeGreaterThanOrEqual(60);
    const weeks = weeksFrom(202645, 17);
    const filled = new Set(rows.map((row) => `${row.seaRouteId} ${row.week}`));
    const empty = [...lanes].flatMap((lane) => weeks.filter((week) => !filled.has(`${lane} ${week}`)));
    // A route with few sailings may have an empty week; most never have one.
    expect(empty.length).toBeLessThan(lanes.size * weeks.length * 0.01);
    expect(await count()).toBeGreaterThan(45_000);
    expect(await count()).toBeLessThan(60_000);
    expect((await sailings().select('sample').distinct().execute()).map((row) => row.sample)).toEqual([true]);
  });

  it('reaches further back for the routes that show a trend of twelve weeks', async () => {
    const rows = await sailings()
      .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
      .select(['referenceRank', 'week'])
      .where('week', '<', 202645)
      .distinct()
      .execute();
    expect(rows.every((row) => row.referenceRank !== null)).toBe(true);
    expect(new Set(rows.map((row) => row.week)).size).toBe(10);
  });

  it('is offered by carriers of the group that runs the ship', async () => {
    const rows = await sailings()
      .innerJoin('vessel', 'vessel.imo', 'sailing.vesselImo')
      .innerJoin('carrier', 'carrier.code', 'sailing.carrierCode')
      .innerJoin('carrier as operator', 'operator.code', 'vessel.operator')
      .select([
        'carrier.code',
        'operator.code as operator',
        'carrier.alliance',
        'operator.alliance as theirs',
      ])
      .where('carrier.alliance', 'is not', null)
      .distinct()
      .execute();
    const strangers = rows.filter((row) => row.alliance !== row.theirs && row.code !== row.operator);
    expect(strangers.map((row) => `${row.code} on ${row.operator}`)).toEqual([]);
  });

  it('keeps the order of the closings and the week of the port of loading', async () => {
    const rows = await sailings()
      .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
      .innerJoin('port', 'port.code', 'seaRoute.origin')
      .selectAll('sailing')
      .select('port.zone')
      .where('week', '=', 202650)
      .execute();
    for (const row of rows) {
      expect(weekOfDay(dayAt(row.departure, row.zone))).toBe(row.week);
      const order = [
        row.gateOpen,
        row.closing,
        row.customsCutOff,
        row.portCutOff,
        row.departure,
        row.arrival,
      ];
      const times = order.map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});

describe('filling again', () => {
  it('changes nothing on the same day', async () => {
    const before = await count();
    await fillSampleData(db, new Date('2026-11-20T20:00:00Z'));
    expect(await count()).toBe(before);
  });

  it('adds the weeks that have come into reach, and nothing else', async () => {
    const before = await count();
    await extendSampleData(db, new Date('2026-12-04T02:00:00Z'));
    const weeks = await sailings().select('week').distinct().orderBy('week', 'desc').limit(1).execute();
    expect(weeks[0]?.week).toBe(202710);
    expect(await count()).toBeGreaterThan(before + 4000);
  });

  it('does not change a database with routes of a real source', async () => {
    await db.updateTable('seaRoute').set({ sample: false }).execute();
    const before = await count();
    await fillSampleData(db, new Date('2027-06-01T02:00:00Z'));
    expect(await count()).toBe(before);
  });
});
