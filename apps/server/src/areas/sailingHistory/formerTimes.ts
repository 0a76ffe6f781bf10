import type { Db } from '../../database/db.ts';
import { instantIn, type TimeField, timeFields } from './trackedFields.ts';
import { formerOf, versionColumns } from './versions/storedVersion.ts';

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
        .onRef('sailing.id', '=', 'sailingVersion.sailingId'),
    )
    .innerJoin('versionSource', (join) =>
      join
        .onRef('versionSource.id', '=', 'sailingVersion.sourceId')
        .onRef('versionSource.sample', '=', 'sailing.sample'),
    )
    .select('sailingVersion.sailingId')
    .select(versionColumns.map((column) => `sailingVersion.${column}` as const))
    .where('sailingVersion.sailingId', 'in', sailingIds)
    .where('sailingVersion.added', '=', false)
    .where('sailingVersion.cancelled', '=', false)
    .orderBy('sailingVersion.id', 'desc')
    .limit(most)
    .execute();
  const bySailing = Map.groupBy(newestFirst.reverse(), ({ sailingId }) => sailingId);
  return new Map(
    [...bySailing].map(([id, versions]) => [
      id,
      versions
        .map(formerOf)
        .flatMap((former) =>
          timeFields.flatMap((field) => (field in former ? [{ field, at: instantIn(former, field) }] : [])),
        ),
    ]),
  );
}
