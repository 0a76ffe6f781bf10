import type { PriceChange, PricePart } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import type { CostAccess } from '@fairway/gateway/contract/shipmentCost';
import {
  addDays,
  allInPrice,
  type CostCurrency,
  exchanged,
  formatWeek,
  mondayOf,
  oceanFreight,
  priceChange,
  readShipment,
  type SailingPrice,
} from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';
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
  const { shipment } = readShipment({ boxes: `1x${boxType}`, currency });
  const target = shipment?.currency ?? 'USD';
  const explainBy = (scope: PriceChange['scope']) => {
    const priceOf = pricesBy(tariff, { boxType, target, scope });
    const pricesIn = (each: number) => currentOf(sailings, each).flatMap(priceOf);
    return priceChange(pricesIn(against), pricesIn(week));
  };
  const total = access === 'open' ? explainBy('total') : null;
  // Where a total lacks a part in one of the weeks, the freight can still be explained.
  const scope = total?.before && total.after ? 'total' : 'freight';
  const { before, after, parts } = total && scope === 'total' ? total : explainBy('freight');
  const carrierOf = await carrierNames(
    db,
    [before, after].flatMap((each) => each?.carrierCode ?? []),
  );
  const lowest = (price: SailingPrice | null): PriceChange['before'] =>
    price && {
      price: { amount: allInPrice(price), currency: target },
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

interface PriceScope {
  readonly boxType: BoxType;
  readonly target: CostCurrency;
  readonly scope: PriceChange['scope'];
}

/** Gives the price of a sailing by its parts; none where a part is missing. */
function pricesBy(
  tariff: LaneTariff,
  { boxType, target, scope }: PriceScope,
): (sailing: WeekSailing) => SailingPrice[] {
  const { shipment } = readShipment({ boxes: `1x${boxType}`, currency: target });
  if (!shipment) return () => [];
  const totalOf = totalsBy(tariff, shipment, scope === 'total' ? 'open' : 'freight');
  const rates = ratesOf(tariff.rates);
  return (sailing) => {
    const { total, lines } = totalOf(sailing);
    if (total === null) return [];
    const freight = lines.find(({ code }) => code === oceanFreight)?.converted ?? 0;
    const base = boxType === '40HQ' ? sailing.priceGp40 : null;
    return [
      {
        carrierCode: sailing.carrierCode,
        freight,
        baseFreight: base === null ? null : exchanged(base, sailing.currency, target, rates),
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

async function carrierNames(db: Db, codes: readonly string[]) {
  const rows =
    codes.length === 0
      ? []
      : await db
          .selectFrom('carrier')
          .select(['code', 'nameZh', 'nameEn'])
          .where('code', 'in', codes)
          .execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return (code: string) => byCode.get(code) ?? { code, nameZh: code, nameEn: code };
}
