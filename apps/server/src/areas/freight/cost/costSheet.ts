import type { CostSheet } from '@fairway/gateway/contract/shipmentCost';
import { oceanFreight, type Shipment, type ShipmentTotal } from '@fairway/trade';
import type { DatedRate } from '../exchange/exchangeStore.ts';
import { type CostedRow, type LaneTariff, totalsBy } from './laneCosts.ts';
import { toCost } from './sailingCost.ts';
import type { TariffRate } from './tariff.ts';

/** The freight is not a surcharge: no list of codes contains it. */
const freightNames = { nameZh: '海运费', nameEn: 'Ocean freight' };

/** Returns the cost of a shipment on a sailing, line by line; `oftenAdded` are codes that carriers announce late. */
export function toSheet(
  tariff: LaneTariff,
  shipment: Shipment,
  sailing: CostedRow,
  oftenAdded: CostSheet['notAnnounced'],
): CostSheet {
  const sum = totalsBy(tariff, shipment, 'open')(sailing);
  const charged = new Map(tariff.surchargesOf(sailing).map((rate) => [rate.code, rate]));
  return {
    ...toCost(sum),
    currency: sum.currency,
    lines: sum.lines.map((line) => ({ ...line, parts: [...line.parts], ...namesOf(line.code, charged) })),
    rates: ratesUsed(tariff.rates, [sum]),
    notAnnounced: oftenAdded.filter(({ code }) => !charged.has(code)),
  };
}

function namesOf(code: string, charged: ReadonlyMap<string, TariffRate>) {
  if (code === oceanFreight) return { ...freightNames, percent: null };
  const { nameZh = code, nameEn = code, basisPoints = null } = charged.get(code) ?? {};
  return { nameZh, nameEn, percent: basisPoints === null ? null : basisPoints / 100 };
}

/** The rates that some totals were converted by. */
export function ratesUsed(rates: readonly DatedRate[], sums: readonly ShipmentTotal[]): CostSheet['rates'] {
  // Sailings with the same prices share their total.
  const converted = [...new Set(sums)].flatMap(({ lines, currency }) =>
    lines.flatMap((line) => (line.currency === currency ? [] : [line.currency, currency])),
  );
  const used = new Set(converted);
  return rates.filter(({ currency }) => used.has(currency)).map((rate) => ({ ...rate }));
}
