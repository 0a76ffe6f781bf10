import type { CostAccess, ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import type { ExchangeRates } from '@fairway/trade';
import {
  type MissingPart,
  oceanFreight,
  partsOf,
  type SailingCharge,
  type Shipment,
  type ShipmentTotal,
  sailingTotal,
} from '@fairway/trade';
import type { SailingTable } from '../tables.ts';
import type { TariffRate } from './tariff.ts';

/** The ocean freight of a sailing. */
export type FreightPrices = Pick<SailingTable, 'currency' | 'priceGp20' | 'priceGp40' | 'priceHq40'>;

/** The charges of a sailing: its freight, and the surcharges of its carrier. */
export function chargesOf(prices: FreightPrices, rates: readonly TariffRate[]): SailingCharge[] {
  const { currency, priceGp20, priceGp40, priceHq40 } = prices;
  const freight: SailingCharge = {
    ...{ code: oceanFreight, side: 'freight', payable: 'prepaid', basis: 'CTN', currency },
    amounts: { '20GP': priceGp20, '40GP': priceGp40, '40HQ': priceHq40 },
  };
  return [freight, ...rates.flatMap(chargeOf)];
}

function chargeOf(rate: TariffRate): SailingCharge[] {
  const { code, side, payable, basis, currency, amountGp20, amountGp40, amountHq40, basisPoints } = rate;
  const head = { code, side, payable };
  if (basis === 'PCT') return [{ ...head, basis, basisPoints: basisPoints ?? 0 }];
  if (currency === null) return [];
  if (basis === 'CTN') {
    return [
      { ...head, basis, currency, amounts: { '20GP': amountGp20, '40GP': amountGp40, '40HQ': amountHq40 } },
    ];
  }
  // A charge per bill of lading has one amount regardless of the boxes.
  return [{ ...head, basis, currency, amount: amountGp20 ?? amountGp40 ?? amountHq40 ?? 0 }];
}

/** A total as far as the caller may see it: without a subscription of the route, that of the ocean freight alone. */
export function totalFor(
  access: Exclude<CostAccess, 'login'>,
  charges: readonly SailingCharge[],
  shipment: Shipment,
  rates: ExchangeRates,
): ShipmentTotal {
  if (access === 'open') return sailingTotal(charges, shipment, rates);
  const freight = sailingTotal(
    charges.filter(({ code }) => code === oceanFreight),
    shipment,
    rates,
  );
  const missing = freight.missing.filter(({ kind }) => kind !== 'side');
  const complete = missing.length === 0;
  return { ...freight, missing, complete, total: complete ? freight.known : null };
}

/** A total as lists show it. */
export function toCost(sum: ShipmentTotal): ShipmentCost {
  const { total, currency, missing } = sum;
  return {
    total: total === null ? null : { amount: total, currency },
    parts: partsOf(sum),
    missing: [...missing] satisfies MissingPart[],
  };
}
