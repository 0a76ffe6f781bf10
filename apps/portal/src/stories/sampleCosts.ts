import type { CostedSailing, SailingDetail } from '@fairway/gateway/contract/freight';
import type { CostSheet, ExchangeRate } from '@fairway/gateway/contract/shipmentCost';
import { sampleSailingDetail } from '@fairway/gateway/mock';
import {
  oceanFreight,
  partsOf,
  readShipment,
  type SailingCharge,
  type Shipment,
  type ShipmentQuery,
  sailingTotal,
} from '@fairway/trade';

/** The shipment of stories, as query parameters. */
export const sampleShipmentQuery = { boxes: '2x20GP-1x40HQ', incoterm: 'FOB' };

function sampleShipment(query: ShipmentQuery = sampleShipmentQuery): Shipment {
  const { shipment } = readShipment(query);
  if (!shipment) throw new Error('The sample has boxes.');
  return shipment;
}

const rates: ExchangeRate[] = [
  { currency: 'USD', day: '2026-11-19', microYuan: 7_083_100, source: 'Fairway sample', sample: true },
];

/** The charges of the sample sailing in full, on a sailing with these prices. */
function chargesOf(
  prices: CostedSailing['prices'],
  surcharges: SailingDetail['surcharges'],
): SailingCharge[] {
  const amountsOf = (of: NonNullable<CostedSailing['prices']>) =>
    Object.fromEntries(Object.entries(of).map(([box, money]) => [box, money?.amount ?? null]));
  const freight: SailingCharge = {
    ...{ code: oceanFreight, side: 'freight', payable: 'prepaid', basis: 'CTN', currency: 'USD' },
    amounts: prices ? amountsOf(prices) : {},
  };
  const others = surcharges.map(({ code, side, payable, basis, amounts, percent }): SailingCharge => {
    const head = { code, side, payable };
    const { amount, currency } = amounts['40HQ'] ?? { amount: 0, currency: 'USD' };
    if (basis === 'PCT') return { ...head, basis, basisPoints: Math.round((percent ?? 0) * 100) };
    if (basis === 'BL') return { ...head, basis, currency, amount };
    return { ...head, basis, currency, amounts: amountsOf(amounts) };
  });
  return [freight, ...others];
}

/** Returns a sailing with the cost of the sample shipment. */
export function withSampleCost(sailing: CostedSailing): CostedSailing {
  return withCostOf(sailing, sampleShipmentQuery);
}

/** Returns a sailing with the cost of a shipment. */
export function withCostOf(sailing: CostedSailing, query: ShipmentQuery): CostedSailing {
  const { surcharges } = sampleSailingDetail();
  const charges = chargesOf(sailing.prices, surcharges);
  const sum = sailingTotal(charges, sampleShipment(query), { USD: 7_083_100 });
  return {
    ...sailing,
    // Two 20GP and one 40HQ are four TEU.
    emissions: sailing.emissions && { ...sailing.emissions, shipment: 4 * sailing.emissions.perTeu },
    cost: {
      total: sum.total === null ? null : { amount: sum.total, currency: sum.currency },
      parts: partsOf(sum),
      missing: [...sum.missing],
    },
  };
}

/** Returns the cheapest of some sailings, and the rates of their totals, as in the response of the list. */
export function sampleCostsOf(rows: readonly CostedSailing[]) {
  const totals = rows.flatMap(({ cost }) => cost?.total ?? []);
  const [cheapest = null] = totals.toSorted((one, other) => one.amount - other.amount);
  return { costAccess: 'open' as const, cheapest, rates };
}

/** The sample sailing in full with the sheet of a shipment. */
export function sampleCostedDetail(
  overrides: Partial<SailingDetail> = {},
  query: ShipmentQuery = sampleShipmentQuery,
): SailingDetail {
  const detail = sampleSailingDetail(overrides);
  const sum = sailingTotal(chargesOf(detail.sailing.prices, detail.surcharges), sampleShipment(query), {
    USD: 7_083_100,
  });
  const names = new Map(detail.surcharges.map((charge) => [charge.code, charge]));
  const cost: CostSheet = {
    total: sum.total === null ? null : { amount: sum.total, currency: sum.currency },
    parts: partsOf(sum),
    missing: [...sum.missing],
    currency: sum.currency,
    lines: sum.lines.map((line) => {
      const { nameZh, nameEn, percent } = names.get(line.code) ?? {
        ...{ nameZh: '海运费', nameEn: 'Ocean freight', percent: null },
      };
      return { ...line, parts: [...line.parts], nameZh, nameEn, percent };
    }),
    rates,
    notAnnounced: [
      { code: 'PSS', nameZh: '旺季附加费', nameEn: 'Peak season surcharge', side: 'freight' },
      { code: 'GRI', nameZh: '综合费率上涨附加费', nameEn: 'General rate increase', side: 'freight' },
    ],
  };
  return { ...detail, cost };
}
