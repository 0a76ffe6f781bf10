import type { Db } from '../../database/db.ts';
import { trackedFields } from './trackedFields.ts';

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
      'sailing.sample',
      'sailing.updatedAt',
    ])
    .select(['seaRoute.origin', 'seaRoute.destination'])
    .select(['loading.zone as originZone', 'discharge.zone as destinationZone'])
    .where('sailing.id', '=', id)
    .executeTakeFirst();
}
export type HistorySailing = NonNullable<Awaited<ReturnType<typeof findSailing>>>;

/** More versions of one sailing than anybody reads. */
const most = 200;

/** The versions of a sailing, oldest first; those of the sample belong to sample sailings only. */
export function versionsOf(db: Db, { id, sample }: Pick<HistorySailing, 'id' | 'sample'>) {
  return db
    .selectFrom('sailingVersion')
    .select(['kind', 'former', 'recordedAt', 'sample'])
    .where('sailingId', '=', id)
    .where('sample', '=', sample)
    .orderBy('id')
    .limit(most)
    .execute();
}
