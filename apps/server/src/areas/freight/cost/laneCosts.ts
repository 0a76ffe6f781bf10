import type { CostAccess } from '@fairway/gateway/contract/shipmentCost';
import type { Shipment, ShipmentTotal, WayName } from '@fairway/trade';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayAt } from '../../../time/zone.ts';
import { laneIsOpen } from '../../subscribe/index.ts';
import { currentRates, type DatedRate, ratesOf } from '../exchange/exchangeStore.ts';
import { priceAccess } from '../rules.ts';
import { type LaneWays, laneWays, type RouteEnds, type WaySailing } from '../way/laneWays.ts';
import { chargesOf, type FreightPrices, totalFor } from './sailingCost.ts';
import { findTariff, type TariffQuery, type TariffRate } from './tariff.ts';
import { tariffBook } from './tariffBook.ts';

/** Returns how much of a route's costs a caller may see. */
export async function costAccessOf(
  db: Db,
  caller: Caller,
  seaRouteId: string | RawBuilder<string> | null,
  now: Date,
): Promise<CostAccess> {
  if (caller.kind !== 'member' || priceAccess(caller) === 'login') return 'login';
  return seaRouteId !== null && (await laneIsOpen(db, caller, seaRouteId, now)) ? 'open' : 'freight';
}

/** The fields of a sailing that its total depends on. */
export interface CostedRow extends FreightPrices, WaySailing {
  readonly carrierCode: string;
  readonly departure: Date;
  readonly sample: boolean;
}

/** The tariff for computing totals of a route's sailings. */
export interface LaneTariff {
  readonly rates: readonly DatedRate[];
  /** The surcharges of a sailing of the route, in the order of the tariff. */
  readonly surchargesOf: (sailing: CostedRow) => readonly TariffRate[];
  /** The surcharges that it would have by a way. */
  readonly surchargesBy: (sailing: CostedRow, way: WayName) => readonly TariffRate[];
}

export interface LaneTariffQuery {
  readonly origin: { readonly code: string; readonly zone: string };
  readonly destination: { readonly code: string };
  /** Left out, those of all carriers. */
  readonly carriers?: readonly string[];
  /** First and last day of departure, on the calendar of the port of loading. */
  readonly from: string;
  readonly to: string;
}

export async function laneTariff(
  db: Db,
  { origin, destination, ...query }: LaneTariffQuery,
  now: Date,
): Promise<LaneTariff> {
  const rows = await laneTariffRows(
    db,
    { origin: origin.code, destination: destination.code, ...query },
    now,
  );
  return toLaneTariff(rows, origin.zone);
}

export interface LaneTariffRows {
  readonly origin: string;
  readonly destination: string;
  readonly rates: readonly DatedRate[];
  readonly surcharges: readonly TariffRate[];
  /** Null where no surcharge depends on the way. */
  readonly ways: LaneWays | null;
}

/** The rows of a tariff, for callers that read the time zone of the port of loading in parallel. */
export async function laneTariffRows(
  db: Db,
  { origin, destination, ...query }: Omit<TariffQuery, 'origins' | 'destinations'> & RouteEnds,
  now: Date,
): Promise<LaneTariffRows> {
  const [rates, surcharges] = await Promise.all([
    currentRates(db, now),
    findTariff(db, { ...query, origins: [origin], destinations: [destination] }),
  ]);
  const ends = { origin, destination };
  const dependsOnWay = surcharges.some(({ way }) => way !== null);
  const ways = dependsOnWay ? await laneWays(db, ends) : null;
  return { ...ends, rates, surcharges, ways };
}

export function toLaneTariff({ rates, surcharges, ways, ...ends }: LaneTariffRows, zone: string): LaneTariff {
  const chargedOn = tariffBook(surcharges);
  const surchargesBy = ({ carrierCode, sample, departure }: CostedRow, way: WayName | null) =>
    chargedOn({ ...ends, carrierCode, sample, day: dayAt(departure, zone), way });
  return {
    rates,
    surchargesOf: (sailing) => surchargesBy(sailing, ways?.takenBy(sailing)?.name ?? null),
    surchargesBy,
  };
}

/** Returns the cost of a shipment on a sailing. This one function computes the totals of every page. */
export function totalsBy(
  { rates, surchargesOf }: LaneTariff,
  shipment: Shipment,
  access: Exclude<CostAccess, 'login'>,
): (sailing: CostedRow) => ShipmentTotal {
  const exchange = ratesOf(rates);
  // A carrier has few prices on a route in a week: the same prices and surcharges are one total.
  const bySurcharges = new Map<readonly TariffRate[], Map<string, ShipmentTotal>>();
  return (sailing) => {
    const surcharges = surchargesOf(sailing);
    const { currency, priceGp20, priceGp40, priceHq40 } = sailing;
    const prices = `${currency} ${priceGp20} ${priceGp40} ${priceHq40}`;
    const byPrices = bySurcharges.get(surcharges) ?? new Map<string, ShipmentTotal>();
    bySurcharges.set(surcharges, byPrices);
    const total =
      byPrices.get(prices) ?? totalFor(access, chargesOf(sailing, surcharges), shipment, exchange);
    byPrices.set(prices, total);
    return total;
  };
}
