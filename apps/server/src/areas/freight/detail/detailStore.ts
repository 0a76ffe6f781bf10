import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { dayAt } from '../../../time/zone.ts';
import { narrowest } from '../surcharges/surchargeRules.ts';

/** A sailing with its carrier and lane; undefined for an unknown id. */
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

/**
 * The carrier's surcharges for a sailing, in the order of the tariff: by the departure date on the calendar of its port
 * of loading. Invented amounts appear only with invented prices.
 */
export async function findRates(db: Db, sailing: FoundSailing) {
  const leaves = dayAt(sailing.departure, sailing.originZone);
  const rates = await db
    .selectFrom('surchargeRate as rate')
    .leftJoin('surcharge', 'surcharge.code', 'rate.code')
    .select(['rate.code', 'rate.origin', 'rate.destination', 'rate.basis', 'rate.side', 'rate.payable'])
    .select(['rate.currency', 'amountGp20', 'amountGp40', 'amountHq40', 'basisPoints'])
    .select(['rate.sample', 'rate.updatedAt'])
    .select(sql<string>`rate.valid_from::text`.as('validFrom'))
    .select(sql<string>`coalesce(nullif(rate.name_zh, ''), surcharge.name_zh, rate.code)`.as('nameZh'))
    .select(sql<string>`coalesce(nullif(rate.name_en, ''), surcharge.name_en, rate.code)`.as('nameEn'))
    .where('carrierCode', '=', sailing.carrierCode)
    .where('rate.origin', 'in', [sailing.origin, ''])
    .where('rate.destination', 'in', [sailing.destination, ''])
    .where(sql<boolean>`${leaves}::date between rate.valid_from and coalesce(rate.valid_to, 'infinity')`)
    .$if(!sailing.sample, (query) => query.where('rate.sample', '=', false))
    .orderBy('surcharge.position')
    .orderBy('rate.code')
    .execute();
  return narrowest(rates);
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
    .leftJoin('carrier', 'carrier.code', 'vessel.operator')
    .selectAll('vessel')
    .select('carrier.nameEn as operatorName')
    .where('imo', '=', vesselImo)
    .executeTakeFirst();
}
export type FoundVessel = NonNullable<Awaited<ReturnType<typeof findVessel>>>;
