import type { Db } from '../../database/db.ts';

/** A sailing with its carrier and lane; undefined for an unknown id. */
export function findSailing(db: Db, id: string) {
  return db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .innerJoin('carrier', 'carrier.code', 'sailing.carrierCode')
    .leftJoin('port as transit', 'transit.code', 'sailing.transitPort')
    .selectAll('sailing')
    .select([
      'seaRoute.origin',
      'seaRoute.destination',
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

/** What the carrier adds to the freight on the lane, in the order of the tariff. */
export function findRates(db: Db, { seaRouteId, carrierCode }: FoundSailing) {
  return db
    .selectFrom('surchargeRate')
    .innerJoin('surcharge', 'surcharge.code', 'surchargeRate.code')
    .selectAll('surchargeRate')
    .select(['surcharge.nameZh', 'surcharge.nameEn', 'surcharge.basis', 'surcharge.side'])
    .where('seaRouteId', '=', seaRouteId)
    .where('carrierCode', '=', carrierCode)
    .orderBy('surcharge.position')
    .execute();
}
export type FoundRate = Awaited<ReturnType<typeof findRates>>[number];

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
    .innerJoin('carrier', 'carrier.code', 'vessel.operator')
    .selectAll('vessel')
    .select('carrier.nameEn as operatorName')
    .where('imo', '=', vesselImo)
    .executeTakeFirst();
}
export type FoundVessel = NonNullable<Awaited<ReturnType<typeof findVessel>>>;
