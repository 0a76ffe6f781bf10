import type { Db } from '../../database/db.ts';
import { instantIn, type TimeField, timeFields } from './trackedFields.ts';

/** A time of a sailing before one of its changes. */
export interface FormerTime {
  readonly field: TimeField;
  /** Null where it was not published before. */
  readonly at: Date | null;
}

/** More changes than those of any sailings that are read at once. */
const most = 20_000;

/** The former times of some sailings, by sailing, the oldest first; those of the sample belong to sample sailings only. */
export async function formerTimesOf(
  db: Db,
  sailingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FormerTime[]>> {
  if (sailingIds.length === 0) return new Map();
  const newestFirst = await db
    .selectFrom('sailingVersion')
    .innerJoin('sailing', (join) =>
      join
        .onRef('sailing.seaRouteId', '=', 'sailingVersion.seaRouteId')
        .onRef('sailing.id', '=', 'sailingVersion.sailingId')
        .onRef('sailing.sample', '=', 'sailingVersion.sample'),
    )
    .select(['sailingVersion.sailingId', 'sailingVersion.former'])
    .where('sailingVersion.sailingId', 'in', sailingIds)
    .where('sailingVersion.kind', '=', 'changed')
    .orderBy('sailingVersion.id', 'desc')
    .limit(most)
    .execute();
  const bySailing = Map.groupBy(newestFirst.reverse(), ({ sailingId }) => sailingId);
  return new Map(
    [...bySailing].map(([id, versions]) => [
      id,
      versions.flatMap(({ former }) =>
        timeFields.flatMap((field) => (field in former ? [{ field, at: instantIn(former, field) }] : [])),
      ),
    ]),
  );
}
