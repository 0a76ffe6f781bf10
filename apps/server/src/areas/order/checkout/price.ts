import type { DurationMonths } from '@fairway/gateway/contract/order';

/** Days that a period of months is sold as. */
export const daysOf: Readonly<Record<DurationMonths, number>> = { 1: 30, 3: 90, 6: 180, 12: 365 };

/** Fen for a route and for a seat, a day; a longer period costs less a day. */
const routePerDay: Readonly<Record<DurationMonths, number>> = { 1: 1990, 3: 1690, 6: 1490, 12: 1290 };
const seatPerDay: Readonly<Record<DurationMonths, number>> = { 1: 300, 3: 260, 6: 230, 12: 200 };

/** Percent off for so many routes or more, the largest first. */
export const discounts = [
  { routes: 10, percent: 15 },
  { routes: 5, percent: 10 },
  { routes: 3, percent: 5 },
] as const;

export interface Basket {
  /** Distinct routes. */
  readonly routes: number;
  readonly seats: number;
  readonly months: DurationMonths;
}

export interface Price {
  readonly routePerDay: number;
  readonly seatPerDay: number;
  readonly perDay: number;
  readonly days: number;
  readonly listAmount: number;
  /** The amount that the discount applies to. */
  readonly discountBase: number;
  readonly discountPercent: number;
  readonly discount: number;
  readonly amount: number;
}

/** Returns the price of a basket, in fen. The discount is on routes, not on seats, and rounded in the buyer's favour. */
export function priceOf({ routes, seats, months }: Basket): Price {
  const days = daysOf[months];
  const routesAmount = routes * routePerDay[months] * days;
  const seatsAmount = seats * seatPerDay[months] * days;
  const discountPercent = discounts.find((tier) => routes >= tier.routes)?.percent ?? 0;
  const discount = Math.ceil((routesAmount * discountPercent) / 100);
  const listAmount = routesAmount + seatsAmount;
  const perDay = listAmount / days;
  return {
    ...{ routePerDay: routePerDay[months], seatPerDay: seatPerDay[months], perDay, days, listAmount },
    ...{ discountBase: routesAmount, discountPercent, discount, amount: listAmount - discount },
  };
}
