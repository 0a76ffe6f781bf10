import type { SailingDetail, Surcharge } from '@fairway/gateway/contract/freight';
import type { BoxPrices, BoxType, Currency, Money } from '@fairway/gateway/contract/shapes';
import { boxTypes } from '@fairway/gateway/contract/shapes';
import type { Caller } from '../../http/caller.ts';

/** Reference prices are for logged-in users; visitors read "login to view" (specification, points 1 and 6). */
export function priceAccess(caller: Caller): 'open' | 'login' {
  return caller.kind === 'member' ? 'open' : 'login';
}

/** Amounts of one currency by box type, as the columns of a table hold them. */
export interface Amounts {
  readonly gp20: number | null;
  readonly gp40: number | null;
  readonly hq40: number | null;
}

export function boxPrices(amounts: Amounts, currency: Currency): BoxPrices {
  const money = (amount: number | null): Money | null => (amount === null ? null : { amount, currency });
  return { '20GP': money(amounts.gp20), '40GP': money(amounts.gp40), '40HQ': money(amounts.hq40) };
}

/** A share of an amount in minor units, rounded half up. `basisPoints` are hundredths of a percent. */
export function shareOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + 5000) / 10_000);
}

/** A percentage of the freight for each box type; null where no freight is quoted. */
export function percentOf(freight: BoxPrices, basisPoints: number): BoxPrices {
  return forEachBox((box) => {
    const price = freight[box];
    return price && { ...price, amount: shareOf(price.amount, basisPoints) };
  });
}

/**
 * Returns the cost of one box on one bill of lading, freight and every surcharge, separately for each currency and
 * never summed across them. A total with a missing part is null, in the currency of that part.
 */
export function totalsOf(
  freight: BoxPrices,
  surcharges: readonly Pick<Surcharge, 'amounts'>[],
  freightCurrency: Currency,
): SailingDetail['totals'] {
  const parts = [freight, ...surcharges.map((surcharge) => surcharge.amounts)];
  const currencyOf = (part: BoxPrices): Currency =>
    boxTypes.map((box) => part[box]?.currency).find((currency) => currency !== undefined) ?? freightCurrency;
  const currencies = [...new Set(parts.map(currencyOf))];
  return currencies.map((currency) => {
    const own = parts.filter((part) => currencyOf(part) === currency);
    const amounts = forEachBox((box) => {
      const known = own.flatMap((part) => part[box] ?? []);
      if (known.length < own.length) return null;
      return { amount: known.reduce((sum, money) => sum + money.amount, 0), currency };
    });
    return { currency, amounts };
  });
}

/** Change against an earlier price in percent, to one decimal; null when either is unknown. */
export function changePercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}

function forEachBox(of: (box: BoxType) => Money | null): BoxPrices {
  return { '20GP': of('20GP'), '40GP': of('40GP'), '40HQ': of('40HQ') };
}
