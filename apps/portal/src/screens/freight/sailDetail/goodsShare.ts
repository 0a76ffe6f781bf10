import type { CostSheet } from '@fairway/gateway/contract/shipmentCost';
import { exchanged, type Shipment } from '@fairway/trade';

/** A total as a share of the goods' value in percent, to one decimal; null where one of them is not known. */
export function goodsShare(
  { total, rates }: Pick<CostSheet, 'total' | 'rates'>,
  { goods }: Pick<Shipment, 'goods'>,
): number | null {
  if (!total || !goods) return null;
  const perUnit = Object.fromEntries(rates.map(({ currency, microYuan }) => [currency, microYuan]));
  const value = exchanged(goods.amount, goods.currency, total.currency, perUnit);
  return value === null || value === 0 ? null : Math.round((total.amount / value) * 1000) / 10;
}
