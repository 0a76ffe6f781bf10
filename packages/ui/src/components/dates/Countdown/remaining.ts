/** The remaining time of a countdown. */
export interface Remaining {
  /** Whole seconds, rounded up: only the end itself is 0. */
  readonly seconds: number;
  /** Ms until `seconds` is one less. */
  readonly next: number;
}

/**
 * Returns the time left until an instant. Instants are ms since the epoch; `offset` is the server's clock minus this
 * one's, so that a wrong clock here does not cut a payment short.
 */
export function remaining(until: number, now: number, offset = 0): Remaining {
  const left = Math.max(0, until - (now + offset));
  const seconds = Math.ceil(left / 1000);
  return { seconds, next: left - (seconds - 1) * 1000 };
}

/** `27:41`, `1:02:09`: minutes and seconds in two digits, hours only where there are any; dashes for no time. */
export function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '--:--';
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The same as a duration of ISO 8601, for the `datetime` attribute; undefined for no time. */
export function duration(seconds: number): string | undefined {
  return Number.isFinite(seconds) ? `PT${seconds}S` : undefined;
}

/** The mark that was just reached on the way from one second to another, or null. A late tick skips none but the last. */
export function markReached(marks: readonly number[], before: number, after: number): number | null {
  const reached = marks.filter((mark) => after <= mark && mark < before);
  return reached.length > 0 ? Math.min(...reached) : null;
}
