import type { DurationMonths } from '@fairway/gateway/contract/order';

export const durations = [1, 3, 6, 12] as const satisfies readonly DurationMonths[];
/** The contract takes no more routes and seats at once. */
const mostRoutes = 50;
export const mostSeats = 500;

/** What is about to be ordered, as the address says it. */
export interface Basket {
  /** Ids of routes, in the order of choosing. */
  readonly routes: readonly string[];
  readonly months: DurationMonths;
  /** Seats for sub-accounts; 0 for a person, null where the address says no number that can be ordered. */
  readonly seats: number | null;
  /** Routes that are paid for may be among them: those follow on what is there. */
  readonly renew: boolean;
}

const id = /^[0-9a-f-]{36}$/;

/** A number is never replaced by another: nobody who typed 9,999 orders 0 seats. */
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
