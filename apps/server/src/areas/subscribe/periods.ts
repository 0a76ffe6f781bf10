/** From when until when something that was paid for, or tried, is open. */
export interface Period {
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** When periods that follow on one another without a gap end, seen from an instant; null where none runs then. */
export function contiguousEnd(periods: readonly Period[], now: Date): Date | null {
  let end = +now;
  for (const { startedAt, expiresAt } of periods.toSorted(
    (one, other) => +one.startedAt - +other.startedAt,
  )) {
    if (+startedAt > end) break;
    end = Math.max(end, +expiresAt);
  }
  return end > +now ? new Date(end) : null;
}

/** A period of a route that was paid for, or tried. */
export interface RoutePeriod extends Period {
  readonly kind: 'trial' | 'paid';
}

/** Returns the kind of a route's current period, and its end: a paid period counts before a trial. */
export function currentPeriod(periods: readonly RoutePeriod[], now: Date) {
  const paid = contiguousEnd(
    periods.filter(({ kind }) => kind === 'paid'),
    now,
  );
  if (paid) return { kind: 'paid', end: paid } as const;
  const end = contiguousEnd(periods, now);
  return end && ({ kind: 'trial', end } as const);
}

/** Seats that one order brought for a period. */
export interface SeatPeriod extends Period {
  readonly order: string;
  readonly seats: number;
}

/** Seats that run at an instant: an order of several periods brings its seats once. */
function seatsAt(periods: readonly SeatPeriod[], at: Date): number {
  const byOrder = new Map<string, number>();
  for (const { order, seats, startedAt, expiresAt } of periods)
    if (startedAt <= at && expiresAt > at) byOrder.set(order, Math.max(seats, byOrder.get(order) ?? 0));
  return [...byOrder.values()].reduce((sum, seats) => sum + seats, 0);
}

/** The seats that run now by the instant at which they end, earliest first; renewed ones end with their renewal. */
export function seatEnds(
  periods: readonly SeatPeriod[],
  now: Date,
): { readonly seats: number; readonly expiresAt: Date }[] {
  const ends = new Set(periods.map(({ expiresAt }) => +expiresAt).filter((end) => end > +now));
  let left = seatsAt(periods, now);
  const steps: { seats: number; expiresAt: Date }[] = [];
  for (const end of [...ends].toSorted((one, other) => one - other)) {
    const expiresAt = new Date(end);
    const after = seatsAt(periods, expiresAt);
    if (after >= left) continue;
    steps.push({ seats: left - after, expiresAt });
    left = after;
  }
  return steps;
}
