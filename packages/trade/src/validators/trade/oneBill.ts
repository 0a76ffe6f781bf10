import { type CarrierFormat, carrierFormats } from './carrierFormats.ts';
import type { TrackingKind } from './trackingNumber.ts';

/** A number in the form that its carrier expects: without letters that the carrier's bills may omit. */
export function carrierForm(carrier: string, kind: TrackingKind, number: string): string {
  const format = carrierFormats.find(({ code }) => code === carrier);
  return kind === 'bill' && format ? withoutPrefix(format, number) : number;
}

/** The ways in which some carriers' bill is written, the given one first: `COSU6123456789` and `6123456789` are one. */
export function waysToWrite(
  carriers: readonly string[],
  kind: TrackingKind,
  number: string,
): readonly string[] {
  if (kind !== 'bill') return [number];
  const ways = carrierFormats
    .filter(({ code }) => carriers.includes(code))
    .flatMap((format) => {
      const { bill } = format;
      const bare = withoutPrefix(format, number);
      if (bare !== number) return [bare];
      const whole = format.billPrefixes.map((prefix) => `${prefix}${number}`);
      return whole.filter((each) => bill?.test(each) && withoutPrefix(format, each) === number);
    });
  return [...new Set([number, ...ways])];
}

function withoutPrefix({ bill, billPrefixes }: CarrierFormat, number: string): string {
  const prefix = billPrefixes.find((each) => number.startsWith(each));
  const bare = prefix ? number.slice(prefix.length) : number;
  // If a number needs its letters, the pattern does not fit without them.
  return prefix && bill?.test(bare) ? bare : number;
}
