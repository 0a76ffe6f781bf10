import type { DurationMonths } from '@fairway/gateway/contract/order';

export const durations = [1, 3, 6, 12] as const satisfies readonly DurationMonths[];
/** The maximum of routes and seats per order in the contract. */
const mostRoutes = 50;
export const mostSeats = 500;

/** The contents of an order that is being prepared, as in the address. */
export interface Basket {
  /** Ids of routes, in the order of choosing. */
  readonly routes: readonly string[];
  readonly months: DurationMonths;
  /** Seats for sub-accounts; 0 for a person, null if the address has no number that can be ordered. */
  readonly seats: number | null;
  /** Whether paid routes may be included: their new period follows the current one. */
  readonly renew: boolean;
}

const id = /^[0-9a-f-]{36}$/;

/** An invalid number is never replaced by another: typing 9,999 does not order 0 seats. */
function readSeats(text: string | null): number | null {
  if (text === null) return 0;
  if (!/^\d{1,9}$/.test(text)) return null;
  const seats = Number(text);
  return seats <= mostSeats ? seats : null;
}

/** Reads an address, leaving out what makes no sense in it. */
export function readBasket(params: URLSearchParams): Basket {
  const routes = (params.get('routes') ?? '').split(',').filter((route) => id.test(route));
  return {
    routes: [...new Set(routes)].slice(0, mostRoutes),
    months: durations.find((months) => String(months) === params.get('months')) ?? 3,
    seats: readSeats(params.get('seats')),
    renew: params.get('renew') === '1',
  };
}
