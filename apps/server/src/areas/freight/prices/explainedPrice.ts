import type { PriceChange, PricePart } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import type { CostAccess } from '@fairway/gateway/contract/shipmentCost';
import {
  addDays,
  allInPrice,
  exchanged,
  formatWeek,
  mondayOf,
  oceanFreight,
  priceChange,
  readShipment,
  type SailingPrice,
  type Shipment,
} from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { canBeBooked, carriersByCode } from '../../encyclopedia/index.ts';
import { portsByCode } from '../../harbour/index.ts';
import { type CostedRow, costAccessOf, type LaneTariff, laneTariff, totalsBy } from '../cost/laneCosts.ts';
import { ratesOf } from '../exchange/exchangeStore.ts';
import { laneId } from './weekStore.ts';

interface PriceChangeQuery {
  readonly origin: string;
  readonly destination: string;
  /** As stored. */
  readonly week: number;
  readonly against: number;
  readonly boxType: BoxType;
  readonly currency?: string;
}

interface WeekSailing extends CostedRow {
  readonly week: number;
  readonly bookable: boolean;
}

/**
 * Why the lowest price of a week differs from that of another week; null for a port that does not exist. Prices are of what can
 * still be booked, and of all that sailed in a week that is over, as in the week strip.
 */
export async function explainedPrice(
  db: Db,
  { origin: originCode, destination: destinationCode, ...query }: PriceChangeQuery,
  caller: Caller,
  now: Date,
): Promise<PriceChange | null> {
  const ports = await portsByCode(db, [originCode, destinationCode]);
  const [origin, destination] = [ports.get(originCode), ports.get(destinationCode)];
  if (!origin || !destination) return null;
  const { week, against } = query;
  const lane = await laneId(db, originCode, destinationCode);
  const [first, last] = [Math.min(week, against), Math.max(week, against)];
  const days = { from: mondayOf(first), to: addDays(mondayOf(last), 6) };
  const [access, sailings, tariff] = await Promise.all([
    costAccessOf(db, caller, lane, now),
    lane === null ? [] : sailingsIn(db, lane, [week, against], now),
    laneTariff(db, { origin, destination, ...days }, now),
  ]);
  return answerOf(db, query, { access, sailings, tariff });
}

/** Reads the sailings of two weeks by the index of route and week. */
async function sailingsIn(db: Db, lane: string, weeks: readonly number[], now: Date): Promise<WeekSailing[]> {
  const { rows } = await sql<WeekSailing>`
    select week, carrier_code, departure, currency, price_gp20, price_gp40, price_hq40, sample,
      transit_port, transit_days, way,
      ${canBeBooked(now)} as bookable
    from sailing where sea_route_id = ${lane} and week = any (${weeks}::int[])
    order by departure, id`.execute(db);
  return rows;
}

interface Market {
  readonly access: CostAccess;
  readonly sailings: readonly WeekSailing[];
  readonly tariff: LaneTariff;
}

async function answerOf(
  db: Db,
  { week, against, boxType, currency }: Omit<PriceChangeQuery, 'origin' | 'destination'>,
  { access, sailings, tariff }: Market,
): Promise<PriceChange> {
  const shipment = oneBox(boxType, currency);
  const explainBy = (scope: PriceChange['scope']) => {
    const priceOf = pricesBy(tariff, shipment, scope);
    const pricesIn = (each: number) => currentOf(sailings, each).flatMap(priceOf);
    return priceChange(pricesIn(against), pricesIn(week));
  };
  const total = access === 'open' ? explainBy('total') : null;
  // Where a total lacks a part in one of the weeks, the freight can still be explained.
  const scope = total?.before && total.after ? 'total' : 'freight';
  const { before, after, parts } = total && scope === 'total' ? total : explainBy('freight');
  const carriers = await carriersByCode(
    db,
    [before, after].flatMap((each) => each?.carrierCode ?? []),
  );
  const carrierOf = (code: string) => carriers.get(code) ?? { code, nameZh: code, nameEn: code };
  const lowest = (price: SailingPrice | null): PriceChange['before'] =>
    price && {
      price: { amount: allInPrice(price), currency: shipment.currency },
      carrier: carrierOf(price.carrierCode),
    };
  const nameOf = surchargeNames(tariff, sailings);
  return {
    ...{ week: formatWeek(week), against: formatWeek(against), boxType, scope },
    ...{ before: lowest(before), after: lowest(after) },
    parts: parts.map(
      (part): PricePart => (part.kind === 'surcharge' ? { ...part, ...nameOf(part.code) } : part),
    ),
  };
}

/** The sailings that a week's price is of: those that can be booked, or all of a week that is over. */
function currentOf(sailings: readonly WeekSailing[], week: number): readonly WeekSailing[] {
  const own = sailings.filter((sailing) => sailing.week === week);
  const bookable = own.filter((sailing) => sailing.bookable);
  return bookable.length > 0 ? bookable : own;
}

/** A shipment of one container, whose total is its price. */
function oneBox(boxType: BoxType, currency: string | undefined): Shipment {
  const { shipment } = readShipment({ boxes: `1x${boxType}`, currency });
  if (!shipment) throw new Error(`A shipment of one ${boxType} cannot be read`);
  return shipment;
}

/** Returns a function from a sailing to its price in parts; to nothing where a part is missing. */
function pricesBy(
  tariff: LaneTariff,
  shipment: Shipment,
  scope: PriceChange['scope'],
): (sailing: WeekSailing) => SailingPrice[] {
  const { boxes, currency } = shipment;
  const totalOf = totalsBy(tariff, shipment, scope === 'total' ? 'open' : 'freight');
  const rates = ratesOf(tariff.rates);
  return (sailing) => {
    const { total, lines } = totalOf(sailing);
    if (total === null) return [];
    const freight = lines.find(({ code }) => code === oceanFreight)?.converted ?? 0;
    const base = boxes[0].type === '40HQ' ? sailing.priceGp40 : null;
    return [
      {
        carrierCode: sailing.carrierCode,
        freight,
        baseFreight: base === null ? null : exchanged(base, sailing.currency, currency, rates),
        surcharges: lines.flatMap(({ code, converted }) =>
          code === oceanFreight ? [] : { code, amount: converted ?? 0 },
        ),
      },
    ];
  };
}

function surchargeNames(tariff: LaneTariff, sailings: readonly WeekSailing[]) {
  const rates = sailings.flatMap((sailing) => tariff.surchargesOf(sailing));
  const byCode = new Map(rates.map(({ code, nameZh, nameEn }) => [code, { nameZh, nameEn }]));
  return (code: string) => byCode.get(code) ?? { nameZh: code, nameEn: code };
}
