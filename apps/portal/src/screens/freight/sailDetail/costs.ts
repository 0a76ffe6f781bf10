import type { Money, Sailing, SailingDetail, Surcharge } from '@fairway/gateway';
import { type BoxType, boxTypes } from '@fairway/gateway/contract/shapes';

type Side = Surcharge['side'];
type Priced = Pick<SailingDetail, 'sailing' | 'surcharges' | 'totals' | 'currency'>;
export type Currency = Money['currency'];
/** The number of containers of each type on one bill of lading. */
export type Quantities = Readonly<Record<BoxType, number>>;

/** One line of what boxes of one type cost. */
export interface CostLine {
  readonly charge: Surcharge;
  /** Null where it is not quoted for such a box. */
  readonly amount: Money | null;
}

/** The sum of lines in one currency; `amount` is null if one of them is not quoted, because the sum would be incomplete. */
export interface CostSum {
  readonly currency: Currency;
  readonly amount: number | null;
  /** The sum of the quoted ones. */
  readonly known: number;
}

export interface CostGroup {
  readonly side: Side;
  readonly lines: readonly CostLine[];
  /** By currency, never added across currencies. */
  readonly sums: readonly CostSum[];
}

/** Containers of one type that a sheet counts. */
export const mostBoxes = 99;

/** In the order in which cargo meets them. */
export const sides: readonly Side[] = ['origin', 'freight', 'destination'];

/** The freight itself as the first cost line; none if the reader may not see it. */
export function freightOf({ prices }: Pick<Sailing, 'prices'>, oceanFreight: string): Surcharge[] {
  if (!prices) return [];
  const named = { code: 'OF', nameZh: oceanFreight, nameEn: oceanFreight };
  return [{ ...named, basis: 'CTN', side: 'freight', payable: 'prepaid', amounts: prices, percent: null }];
}

/**
 * Returns the place of payment if it is unusual, else null. By default, charges at the port of discharge are paid
 * there, and all others at the port of loading.
 */
export function unusualPayable({ side, payable }: Pick<Surcharge, 'side' | 'payable'>) {
  return payable === (side === 'destination' ? 'collect' : 'prepaid') ? null : payable;
}

/**
 * Returns the cost of a number of boxes of one type: the freight and each charge by side. A charge per bill of lading
 * counts once.
 */
export function costsOf(
  detail: Priced,
  box: BoxType,
  count: number,
  oceanFreight: string,
): { readonly groups: readonly CostGroup[]; readonly totals: readonly CostSum[] } {
  const { sailing, surcharges, currency } = detail;
  const lines = [...freightOf(sailing, oceanFreight), ...surcharges].map((charge): CostLine => {
    const each = charge.amounts[box];
    const times = charge.basis === 'BL' ? 1 : count;
    return { charge, amount: each && { ...each, amount: each.amount * times } };
  });
  const groups = sides.flatMap((side): CostGroup[] => {
    const own = lines.filter(({ charge }) => charge.side === side);
    return own.length === 0 ? [] : [{ side, lines: own, sums: sumsOf(own, currency) }];
  });
  const known = new Map(sumsOf(lines, currency).map((sum) => [sum.currency, sum.known]));
  const totals = totalsOf(detail, { '20GP': 0, '40GP': 0, '40HQ': 0, [box]: count });
  return {
    groups,
    totals: totals.map((total) => ({ ...total, known: known.get(total.currency) ?? 0 })),
  };
}

type Amounts = Pick<CostSum, 'currency' | 'amount'>;

/**
 * Returns the cost of one box without the charges per bill of lading, by currency: the gateway's total minus those.
 * Null if the gateway has no total, because the freight or a charge is not quoted.
 */
export function unitOf(
  { totals, surcharges }: Pick<Priced, 'totals' | 'surcharges'>,
  box: BoxType,
): Amounts[] {
  return totals.map(({ currency, amounts }) => {
    const total = amounts[box];
    return { currency, amount: total && total.amount - billOf(surcharges, currency, box) };
  });
}

/** Returns the charges per bill of lading with such a box on it, in one currency. */
function billOf(surcharges: Priced['surcharges'], currency: Currency, box: BoxType): number {
  const own = surcharges.filter(
    ({ basis, amounts }) => basis === 'BL' && amounts[box]?.currency === currency,
  );
  return own.reduce((sum, { amounts }) => sum + (amounts[box]?.amount ?? 0), 0);
}

/** The charges per bill of lading of all that is chosen, by currency; those that are none are left out. */
export function billsOf(detail: Pick<Priced, 'totals' | 'surcharges'>, quantities: Quantities): Amounts[] {
  const boxes = boxTypes.filter((box) => quantities[box] > 0);
  return detail.totals.flatMap(({ currency }) => {
    const amount = Math.max(0, ...boxes.map((box) => billOf(detail.surcharges, currency, box)));
    return amount === 0 ? [] : [{ currency, amount }];
  });
}

/**
 * The cost of all chosen containers on one bill of lading, by the gateway's totals; null if a part of it is not quoted.
 */
export function totalsOf(detail: Pick<Priced, 'totals' | 'surcharges'>, quantities: Quantities): Amounts[] {
  const boxes = boxTypes.filter((box) => quantities[box] > 0);
  const bills = new Map(billsOf(detail, quantities).map(({ currency, amount }) => [currency, amount ?? 0]));
  const units = new Map(boxes.map((box) => [box, unitOf(detail, box)]));
  return detail.totals.map(({ currency }, index) => {
    const parts = boxes.map((box) => {
      const unit = units.get(box)?.[index]?.amount ?? null;
      return unit === null ? null : unit * quantities[box];
    });
    const bill = bills.get(currency) ?? 0;
    return {
      currency,
      amount: parts.reduce<number | null>(
        (sum, part) => (sum === null || part === null ? null : sum + part),
        bill,
      ),
    };
  });
}

function sumsOf(lines: readonly CostLine[], freightCurrency: Currency): CostSum[] {
  const byCurrency = Map.groupBy(lines, (line) => currencyOf(line) ?? freightCurrency);
  return [...byCurrency].map(([currency, own]): CostSum => {
    const quoted = own.flatMap(({ amount }) => amount ?? []);
    const known = quoted.reduce((whole, { amount }) => whole + amount, 0);
    return { currency, amount: quoted.length < own.length ? null : known, known };
  });
}

/** A charge that is not quoted for this box may be for another one, in the same currency; without any it is in the freight's. */
function currencyOf({ charge, amount }: CostLine): Currency | undefined {
  return (amount ?? boxTypes.map((box) => charge.amounts[box]).find(Boolean))?.currency;
}
