import { daysBetween, mondayOf } from '@fairway/trade';
import { between, chance } from '../random.ts';

/** Freight in US cents; null where no price is quoted. */
export interface FreightPrices {
  readonly priceGp20: number | null;
  readonly priceGp40: number | null;
  readonly priceHq40: number | null;
}

export interface PriceKey {
  /** The approximate price of a 40HQ on the trade, in USD. */
  readonly base: number;
  readonly lane: string;
  readonly carrier: string;
  readonly service: string;
  readonly relayed: boolean;
  readonly week: number;
}

/** An invented price that moves smoothly from week to week, differs by carrier, and is lower with a change of ship. */
export function freightPrices({ base, lane, carrier, service, relayed, week }: PriceKey): FreightPrices {
  const quoteKey = `${lane} ${carrier} ${service}`;
  if (chance(`${quoteKey} quoted`) < 0.02) return { priceGp20: null, priceGp40: null, priceHq40: null };
  const hq40 =
    base *
    between(0.94, 1.08, lane) *
    between(0.93, 1.09, `${carrier} ${lane.slice(5)}`) *
    between(0.98, 1.03, quoteKey) *
    (relayed ? 0.94 : 1) *
    season(lane, week);
  const gp20 = hq40 * between(0.53, 0.6, `${carrier} 20`);
  const gp40 = hq40 * (chance(`${carrier} 40`) < 0.5 ? 1 : 0.985);
  return {
    priceGp20: chance(`${quoteKey} 20`) < 0.04 ? null : cents(gp20, base),
    priceGp40: chance(`${quoteKey} 40`) < 0.05 ? null : cents(gp40, base),
    priceHq40: cents(hq40, base),
  };
}

/** Two slow waves and a little noise around 1, each route with its own phase. */
function season(lane: string, week: number): number {
  const round = daysBetween('2018-01-01', mondayOf(week)) / 7;
  const wave = (weeks: number, key: string) =>
    Math.sin((2 * Math.PI * round) / weeks + 2 * Math.PI * chance(key));
  return (
    1 + 0.09 * wave(13, lane) + 0.04 * wave(5.3, `${lane} short`) + between(-0.012, 0.012, `${lane} ${week}`)
  );
}

/** Quotes end on 5 dollars, on short-sea trades on whole dollars. */
function cents(dollars: number, base: number): number {
  const step = base < 500 ? 1 : 5;
  return Math.round(dollars / step) * step * 100;
}
