import type { DataOf } from '@fairway/gateway/contract/call';
import type { ship } from '@fairway/gateway/contract/ship';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The values that the filters of ships offer. */
type FilterValues = Pick<DataOf<typeof ship.selectPage>, 'types' | 'flags' | 'carriers'>;

interface RecentValues {
  readonly values: FilterValues;
  readonly readAt: Date;
}

const recentMs = 60_000;
const recentValues = new WeakMap<Db, RecentValues>();

/** At most a minute old: they change with a release only, and a count of each type reads the whole registry. */
export async function filterValues(db: Db, now: Date): Promise<FilterValues> {
  const recent = recentValues.get(db);
  if (recent && Math.abs(now.getTime() - recent.readAt.getTime()) < recentMs) return recent.values;
  const [types, flags, carriers] = await Promise.all([
    typesOf(db),
    db.selectFrom('flag').selectAll().orderBy('ships', 'desc').orderBy('code').execute(),
    db.selectFrom('carrier').select(['code', 'nameZh', 'nameEn']).orderBy('nameEn').execute(),
  ]);
  const values = { types, flags, carriers };
  // A new database has none until its facts are loaded.
  if (types.length > 0) recentValues.set(db, { values, readAt: now });
  return values;
}

async function typesOf(db: Db) {
  const { rows } = await sql<{ type: number; ships: number }>`
    select type, count(*)::int as ships from vessel group by type order by type`.execute(db);
  return rows;
}
