import type { Money, Sailing, SailingDetail, Surcharge } from '@fairway/gateway';
import { type BoxType, boxTypes } from '@fairway/gateway/contract/shapes';

type Side = Surcharge['side'];
export type Currency = Money['currency'];

/** One line of what boxes of one type cost. */
export interface CostLine {
  readonly charge: Surcharge;
  /** Null where it is not quoted for such a box. */
  readonly amount: Money | null;
}

/** What lines of one currency come to; `amount` is null where one of them is not quoted: less than all is no sum. */
export interface CostSum {
  readonly currency: Currency;
  readonly amount: number | null;
}

export interface CostGroup {
  readonly side: Side;
  readonly lines: readonly CostLine[];
  /** By currency, never added across currencies. */
  readonly sums: readonly CostSum[];
}

/** In the order in which cargo meets them. */
export const sides: readonly Side[] = ['origin', 'freight', 'destination'];

/** The freight itself as the first line of what a sailing costs; none where it is not quoted. */
export function freightOf({ prices }: Pick<Sailing, 'prices'>, oceanFreight: string): Surcharge[] {
  if (!prices) return [];
  const named = { code: 'OF', nameZh: oceanFreight, nameEn: oceanFreight };
  return [{ ...named, basis: 'CTN', side: 'freight', payable: 'prepaid', amounts: prices, percent: null }];
}

/**
 * Where a charge is paid, as far as that has to be said: what arises at the port of discharge is paid there, all else at
 * the port of loading, and null says so.
 */
export function unusualPayable({ side, payable }: Pick<Surcharge, 'side' | 'payable'>) {
  return payable === (side === 'destination' ? 'collect' : 'prepaid') ? null : payable;
}

/** What so many boxes of one type cost: the freight and each charge by side. A charge per bill of lading counts once. */
export function costsOf(
  { sailing, surcharges }: Pick<SailingDetail, 'sailing' | 'surcharges'>,
  box: BoxType,
  count: number,
  oceanFreight: string,
): { readonly groups: readonly CostGroup[]; readonly totals: readonly CostSum[] } {
  const lines = [...freightOf(sailing, oceanFreight), ...surcharges].map((charge): CostLine => {
    const each = charge.amounts[box];
    const times = charge.basis === 'BL' ? 1 : count;
    return { charge, amount: each && { ...each, amount: each.amount * times } };
  });
  const groups = sides.flatMap((side): CostGroup[] => {
    const own = lines.filter(({ charge }) => charge.side === side);
    return own.length === 0 ? [] : [{ side, lines: own, sums: sumsOf(own) }];
  });
  return { groups, totals: sumsOf(lines) };
}

function sumsOf(lines: readonly CostLine[]): CostSum[] {
  const byCurrency = Map.groupBy(lines, currencyOf);
  return [...byCurrency].flatMap(([currency, own]): CostSum[] => {
    if (currency === undefined) return [];
    const known = own.flatMap(({ amount }) => amount ?? []);
    const sum = known.reduce((whole, { amount }) => whole + amount, 0);
    return [{ currency, amount: known.length < own.length ? null : sum }];
  });
}

/** A charge that is not quoted for this box is for another one, in the same currency. */
function currencyOf({ charge, amount }: CostLine): Currency | undefined {
  return (amount ?? boxTypes.map((box) => charge.amounts[box]).find(Boolean))?.currency;
}
