import { carrierFormats, containerNumber, normaliseSerial, trackingNumber } from '@fairway/trade';

/** A number that can be tracked. */
export interface Trackable {
  readonly number: string;
  /** It is nothing else: it has a box's check digit or a carrier's letters, where bare digits may be an HS code too. */
  readonly sure: boolean;
}

/** Returns a container number with a valid check digit, or a number that looks like some carrier's bill; null otherwise. */
export function trackable(typed: string): Trackable | null {
  const number = normaliseSerial(typed);
  if (containerNumber(number) === null) return { number, sure: true };
  if (trackingNumber('bill')(number) !== null) return null;
  const fitting = carrierFormats.filter(({ bill }) => bill?.test(number));
  const named = fitting.some(({ billPrefixes }) => billPrefixes.some((prefix) => number.startsWith(prefix)));
  if (named) return { number, sure: true };
  // Digits alone fit the bills of many: those that are less sure would be offered for anything.
  const bare = fitting.some(({ confidence }) => confidence === 'high') && /^\d{9,}$/.test(number);
  return bare ? { number, sure: false } : null;
}
