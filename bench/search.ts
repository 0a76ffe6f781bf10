import { randomUUID } from 'node:crypto';
import { searchSailings } from '../apps/server/src/areas/freight/search/search.ts';
import { pageQuery, type Search } from '../apps/server/src/areas/freight/search/searchStore.ts';
import { scoreRoutes } from '../apps/server/src/areas/sailingHistory/index.ts';
import { insertSubscription } from '../apps/server/src/areas/subscribe/index.ts';
import type { Db } from '../apps/server/src/database/db.ts';
import { withSampleData } from './filled.ts';
import { addSailings, member, randomSearches } from './manySailings.ts';
import { compare, comparison } from './sideBySide.ts';
import type { Bench } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const queries = brief ? 50 : 400;
const sailings = brief ? 60_000 : 1_000_000;

/** Freight search as the handler runs it, against the same statements sent by bare `pg`. */
export const bench: Bench = () =>
  withSampleData(async (db, pool) => {
    await addSailings(pool, sailings);
    const searches = await randomSearches(pool, queries);
    const now = new Date();
    await scoreRoutes(db, now);
    const bare = searches.map((search) => {
      const { sql, parameters } = pageQuery(search, now).compile(db);
      return { text: sql, values: [...parameters] };
    });
    const ports = 'select * from port where code in ($1, $2)';
    const runBare = (index: number) => {
      const { origin, destination } = searches[index] as Search;
      return Promise.all([
        pool.query(ports, [origin, destination]),
        pool.query(bare[index] as { text: string; values: unknown[] }),
      ]);
    };
    const runOurs = (index: number) => searchSailings(db, searches[index] as Search, member, now);
    const times = await compare(runBare, runOurs, { questions: queries, rounds });
    await openEveryRoute(db, now);
    const runByTotal = (index: number) =>
      searchSailings(db, { ...(searches[index] as Search), ...byTotal }, member, now);
    const totalTimes = await compare(runBare, runByTotal, { questions: queries, rounds });
    return {
      title: 'Freight page over a million sailings (P12)',
      how: `${sailings.toLocaleString('en')} sailings on embedded PostgreSQL; ${queries} searches per round over all routes, weeks, sorts, filters and pages, ${rounds} rounds, interleaved. Floor: the ports and the page of the plain list by bare \`pg\`, rows discarded.`,
      figures: [
        ...comparison('', times, { p50: '≤ 1.5 × floor', p99: '≤ 5 × floor' }),
        ...comparison('by total cost, ', totalTimes, { p50: '≤ 1.5 × floor', p99: '≤ 5 × floor' }),
      ],
    };
  });

/** The same searches ranked by the cost of a shipment, compared with the statement of the plain list. */
const byTotal = { sort: 'total', boxes: '2x20GP-1x40HQ', incoterm: 'FOB', currency: 'CNY' } as const;

/** A subscription of every route, so that totals have all their parts. */
async function openEveryRoute(db: Db, now: Date): Promise<void> {
  const routes = await db.selectFrom('seaRoute').select('id').execute();
  await insertSubscription(db, 'paid', {
    ...{ id: randomUUID(), tenantId: member.tenantId, startedBy: member.accountId },
    ...{ startedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) },
    seaRouteIds: routes.map(({ id }) => id),
  });
}
