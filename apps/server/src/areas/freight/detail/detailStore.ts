import type { Db } from '../../../database/db.ts';

/** Selects a sailing with its carrier and route; undefined for an unknown id. */
export function findSailing(db: Db, id: string) {
  return db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .innerJoin('carrier', 'carrier.code', 'sailing.carrierCode')
    .innerJoin('port as loading', 'loading.code', 'seaRoute.origin')
    .leftJoin('port as transit', 'transit.code', 'sailing.transitPort')
    .selectAll('sailing')
    .select([
      'seaRoute.origin',
      'seaRoute.destination',
      'loading.zone as originZone',
      'carrier.nameZh as carrierZh',
      'carrier.nameEn as carrierEn',
      'transit.code as transitCode',
      'transit.nameZh as transitZh',
      'transit.nameEn as transitEn',
    ])
    .where('sailing.id', '=', id)
    .executeTakeFirst();
}
export type FoundSailing = NonNullable<Awaited<ReturnType<typeof findSailing>>>;

/** Charges that carriers announce at short notice, or that depend on the cargo, on any route. */
const oftenAdded = ['PSS', 'GRI', 'EBS', 'PCS', 'OWS', 'DG', 'TLX'];

/** The codes of those, with names. */
export function findOftenAdded(db: Db) {
  return db
    .selectFrom('surcharge')
    .select(['code', 'nameZh', 'nameEn', 'side'])
    .where('code', 'in', oftenAdded)
    .orderBy('position')
    .execute();
}

/** The way by the sailing's own transit port, or the direct one where that was not drawn. */
export function findTrack(db: Db, { seaRouteId, transitPort }: FoundSailing) {
  return db
    .selectFrom('seaTrack')
    .select(['lines', 'nauticalMiles', 'via'])
    .where('seaRouteId', '=', seaRouteId)
    .where('transitPort', 'in', [transitPort ?? '', ''])
    .orderBy('transitPort', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findVessel(db: Db, { vesselImo }: FoundSailing) {
  if (vesselImo === null) return undefined;
  return db
    .selectFrom('vessel')
    .leftJoin('carrier', 'carrier.code', 'vessel.operator')
    .selectAll('vessel')
    .select('carrier.nameEn as operatorName')
    .where('imo', '=', vesselImo)
    .executeTakeFirst();
}
export type FoundVessel = NonNullable<Awaited<ReturnType<typeof findVessel>>>;
