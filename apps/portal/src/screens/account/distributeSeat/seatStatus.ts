import type { Seat, SeatPlan } from '@fairway/gateway/contract/seat';
import type { HeldRoute } from '@fairway/gateway/contract/subscribe';
import { dayMs } from '@fairway/trade';

/** Days without use after which a sub-account is called idle. */
const idleDays = 30;
/** Days before its end from which a route is marked. */
const endingDays = 14;

/** Reports whether a sub-account has not been used for 30 days, or since its creation if that is longer ago. */
export function isIdle(
  { lastSeenAt, createdAt }: Pick<Seat, 'lastSeenAt' | 'createdAt'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(lastSeenAt ?? createdAt) > idleDays * dayMs;
}

/** Whether a route ends within so many days. */
export function endsSoon({ expiresAt }: Pick<HeldRoute, 'expiresAt'>, now: Date, days = endingDays): boolean {
  return Date.parse(expiresAt) - now.getTime() <= days * dayMs;
}

/** The sub-account of each seat, by its number, or none. Sub-accounts beyond the seats wait. */
export function seated({ capacity, seats }: Pick<SeatPlan, 'capacity' | 'seats'>) {
  const active = seats.filter(({ disabled }) => !disabled);
  const at = (number: number) => active.find((seat) => seat.number === number) ?? null;
  const places = Array.from({ length: capacity }, (_, index) => ({ number: index + 1, seat: at(index + 1) }));
  return {
    places,
    waiting: active.filter(({ number }) => number === null || number > capacity),
    disabled: seats.filter(({ disabled }) => disabled),
  };
}
