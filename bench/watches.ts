import { randomUUID } from 'node:crypto';
import { addLane, addSailing } from '../apps/server/src/areas/freight/fixtures.ts';
import { recordVersions } from '../apps/server/src/areas/sailingHistory/index.ts';
import { judgeImports } from '../apps/server/src/areas/watch/judging/judge.ts';
import { insertMany } from '../apps/server/src/database/bulk/bulk.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { loadFacts } from '../apps/server/src/facts/load.ts';
import { createOutbox } from '../apps/server/src/services/outbox/outbox.ts';
import { addSeats } from '../apps/server/src/testing/seats.ts';
import { withTables } from './filled.ts';
import { type Bench, figure } from './table.ts';
import { measureNumbers, numbersHow } from './watchedNumbers.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const routes = brief ? 10 : 500;
const sailingsOfRoute = 20;
const watches = brief ? 1000 : 100_000;
const accounts = brief ? 5 : 50;
const rounds = brief ? 1 : 3;
/** One of so many changes moves its departure, and fires every watch of its route. */
const firingShare = 200;
const dayMs = 86_400_000;

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** One import that changes every sailing, judged for every watch. */
export const bench: Bench = () =>
  withTables(async (db, pool) => {
    await loadFacts(db, ['places', 'vessels']);
    const lanes = await addRoutes(db);
    const owner = await addWatches(db, lanes);
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      await changeSailings(db, round);
      const parts = { db, outbox: createOutbox(async () => {}), publicUrl: () => 'https://fairway.test' };
      const start = performance.now();
      await judgeImports(parts, new Date());
      seconds.push((performance.now() - start) / 1000);
    }
    const { fired } = await db
      .selectFrom('watchFiring')
      .select(({ fn }) => fn.countAll<string>().as('fired'))
      .executeTakeFirstOrThrow();
    const changes = routes * sailingsOfRoute;
    return {
      title: 'Watches',
      how: `${watches.toLocaleString('en')} watches of a limit for the total, a cut-off and the departure, on ${routes} routes, judged against an import that changes ${changes.toLocaleString('en')} sailings, with firings and emails written; ${rounds} rounds, ${Number(fired).toLocaleString('en')} firings in all. ${numbersHow}`,
      figures: [
        figure('one import judged', seconds, 's', '≤ 10 s', 2),
        ...(await measureNumbers(db, pool, owner)),
      ],
    };
  });

async function addRoutes(db: Db): Promise<string[]> {
  const ports = await db
    .selectFrom('port')
    .select('code')
    .orderBy('code')
    .limit(routes + 1)
    .execute();
  const [first, ...others] = ports;
  const lanes: string[] = [];
  for (const { code } of others) {
    const lane = await addLane(db, { origin: first?.code ?? '', destination: code });
    lanes.push(lane);
    for (let n = 0; n < sailingsOfRoute; n++)
      await addSailing(db, lane, new Date(Date.now() + (20 + n) * dayMs), {
        sample: false,
        priceHq40: 200_000,
      });
  }
  return lanes;
}

/** Adds the watches; returns one of their owners. */
async function addWatches(db: Db, lanes: readonly string[]): Promise<Owner> {
  const now = new Date(Date.now() - dayMs);
  const owners: Owner[] = [];
  for (let n = 0; n < accounts; n++) {
    const owner = { tenantId: randomUUID(), accountId: randomUUID() };
    owners.push(owner);
    const { tenantId, accountId: id } = owner;
    await db
      .insertInto('account')
      .values({
        tenantId,
        id,
        personId: tenantId,
        accountType: 3,
        memberStatus: 1,
        name: 'Bench',
        createdAt: now,
      })
      .execute();
    const claim = { kind: 'email' as const, value: `bench${n}@example.com`, createdAt: now };
    await db
      .insertInto('claim')
      .values({ ...owner, ...claim })
      .execute();
    await addSeats(db, { ...owner, seats: 0, lanes, now });
  }
  const conditions = [
    { kind: 'totalUnder', limit: 1000 },
    { kind: 'cutOffMoved' },
    { kind: 'departureMoved' },
  ];
  const rows = Array.from({ length: watches }, (_, n) => ({
    ...(owners[n % accounts] ?? { tenantId: '', accountId: '' }),
    ...{ id: randomUUID(), seaRouteId: lanes[n % lanes.length] ?? '', sailingId: null, sailingName: null },
    ...{ conditions: JSON.stringify(conditions), shipment: JSON.stringify({ boxes: `${1 + (n % 9)}x40HQ` }) },
    ...{
      delivery: 'atOnce' as const,
      language: 'en' as const,
      zone: 'Asia/Shanghai',
      paused: false,
      addedAt: now,
    },
  }));
  await insertMany(db, 'watch', rows);
  const [owner] = owners;
  if (!owner) throw new Error('The watches have owners.');
  return owner;
}

async function changeSailings(db: Db, round: number): Promise<void> {
  const sailings = await db.selectFrom('sailing').selectAll().orderBy('id').execute();
  const changes = sailings.map((after, n) => ({
    before: {
      ...after,
      priceHq40: 200_000 + round,
      departure: new Date(Number(after.departure) - (n % firingShare === 0 ? dayMs : 0)),
    },
    after,
  }));
  await recordVersions(db, changes, { recordedAt: new Date(), csvImportId: null, sample: false });
}
