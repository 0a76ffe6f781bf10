import { dayMs } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { sameVoyageDays } from './rules.ts';
import { trackedFields } from './trackedFields.ts';
import { formerOf, kindOf, versionColumns } from './versions/storedVersion.ts';

/** A sailing with its route and port zones; undefined for an unknown id. */
export function findSailing(db: Db, id: string) {
  return db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .innerJoin('port as loading', 'loading.code', 'seaRoute.origin')
    .innerJoin('port as discharge', 'discharge.code', 'seaRoute.destination')
    .select(trackedFields.map((field) => `sailing.${field}` as const))
    .select([
      'sailing.id',
      'sailing.seaRouteId',
      'sailing.carrierCode',
      'sailing.vesselName',
      'sailing.voyage',
      'sailing.sample',
      'sailing.updatedAt',
    ])
    .select(['seaRoute.origin', 'seaRoute.destination'])
    .select(['loading.zone as originZone', 'discharge.zone as destinationZone'])
    .where('sailing.id', '=', id)
    .executeTakeFirst();
}
export type HistorySailing = NonNullable<Awaited<ReturnType<typeof findSailing>>>;

/** Reports whether a row called `version` is the first of its sailing or changed its price. */
export const hasNewPrice: RawBuilder<boolean> = sql.raw(`(version.added
  or num_nonnulls(version.price_gp20, version.price_gp40, version.price_hq40) > 0
  or version.empty_fields ?| array['priceGp20', 'priceGp40', 'priceHq40'])`);

/** More versions of one sailing than any page shows. */
const most = 200;

/** The versions of a sailing, oldest first; those of the sample belong to sample sailings only. */
export async function versionsOf(db: Db, { id, sample }: Pick<HistorySailing, 'id' | 'sample'>) {
  const newestFirst = await db
    .selectFrom('sailingVersion')
    .innerJoin('versionSource', 'versionSource.id', 'sailingVersion.sourceId')
    .select([...versionColumns, 'recordedAt', 'sample'])
    .where('sailingId', '=', id)
    .where('sample', '=', sample)
    .orderBy('sailingVersion.id', 'desc')
    .limit(most)
    .execute();
  return newestFirst.reverse().map((version) => ({
    ...{ kind: kindOf(version), former: formerOf(version) },
    ...{ recordedAt: version.recordedAt, sample: version.sample },
  }));
}

/** The vessel that the import of `listedAt` replaced by this sailing's; null where it replaced none. */
export async function formerVesselOf(
  db: Db,
  sailing: HistorySailing,
  listedAt: Date | undefined,
): Promise<string | null> {
  if (!listedAt) return null;
  const around = (days: number) => new Date(sailing.departure.getTime() + days * dayMs);
  const replaced = await db
    .selectFrom('sailingVersion')
    .innerJoin('versionSource', 'versionSource.id', 'sailingVersion.sourceId')
    .select('vesselName')
    .where('seaRouteId', '=', sailing.seaRouteId)
    .where('recordedAt', '=', listedAt)
    .where('cancelled', '=', true)
    .where('carrierCode', '=', sailing.carrierCode)
    .where('voyage', '=', sailing.voyage)
    .where('vesselName', '<>', sailing.vesselName)
    .where('departure', '>=', around(-sameVoyageDays))
    .where('departure', '<=', around(sameVoyageDays))
    .executeTakeFirst();
  return replaced?.vesselName ?? null;
}
