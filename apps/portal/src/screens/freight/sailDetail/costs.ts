import type { Money, Sailing, SailingDetail, Surcharge } from '@fairway/gateway';
import type { BoxType } from '@fairway/gateway/contract/shapes';

type Side = Surcharge['side'];
export type Currency = Money['currency'];

/** One line of what boxes of one type cost. */
export interface CostLine {
  readonly charge: Surcharge;
  readonly amount: Money;
}

export interface CostGroup {
  readonly side: Side;
  readonly lines: readonly CostLine[];
  /** By currency, never added across currencies. */
  readonly sums: readonly Money[];
}

const sides: readonly Side[] = ['origin', 'freight', 'destination'];

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
): { readonly groups: readonly CostGroup[]; readonly totals: readonly Money[] } {
  const lines = [...freightOf(sailing, oceanFreight), ...surcharges].flatMap((charge): CostLine[] => {
    const each = charge.amounts[box];
    if (!each) return [];
    const times = charge.basis === 'BL' ? 1 : count;
    return [{ charge, amount: { ...each, amount: each.amount * times } }];
  });
  const groups = sides.flatMap((side): CostGroup[] => {
    const own = lines.filter(({ charge }) => charge.side === side);
    return own.length === 0 ? [] : [{ side, lines: own, sums: sumsOf(own) }];
  });
  return { groups, totals: sumsOf(lines) };
}

function sumsOf(lines: readonly CostLine[]): Money[] {
  const sums = new Map<Currency, number>();
  for (const { amount } of lines) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
