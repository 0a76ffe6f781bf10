import type { DoubtName } from '../rule.ts';
import { type CarrierFormat, carrierFormats, type FormatConfidence } from './carrierFormats.ts';
import { type TrackingKind, trackingNumber } from './trackingNumber.ts';

/** A carrier that a number may be of, and how sure that is. */
export interface CarrierGuess {
  readonly code: string;
  readonly confidence: FormatConfidence;
}

/**
 * Returns the doubt about a number: it is unlike the known ones of its carrier, or a container's owner letters are not
 * the carrier's, which is also true of a leased one. Our formats have one source each, so none of them refuses a
 * number.
 */
export function carrierNumberDoubt(kind: TrackingKind, carrier: string): (value: string) => DoubtName | null {
  return (value) => {
    if (!isMisfit(kind, carrier, value)) return null;
    return kind === 'container' ? 'ownerPrefix' : 'carrierNumber';
  };
}

/** Whether a well-formed number is unlike those of the carrier. */
function isMisfit(kind: TrackingKind, carrier: string, value: string): boolean {
  const format = carrierFormats.find(({ code }) => code === carrier);
  if (!format || trackingNumber(kind)(value) !== null) return false;
  return kind === 'container' ? !owns(format, value) : !(format[kind]?.test(value) ?? true);
}

const rank: Record<FormatConfidence, number> = { high: 0, medium: 1, low: 2 };

/** Returns possible carriers of a typed number, the most likely first, at most `most`; none while it is undecided. */
export function guessCarriers(kind: TrackingKind, value: string, most = 3): CarrierGuess[] {
  if (value.length < 4 || value.length > 20) return [];
  const guesses: CarrierGuess[] = [];
  for (const format of carrierFormats) {
    const confidence = kind === 'container' ? guessBox(format, value) : guessSerial(format, kind, value);
    if (confidence !== null) guesses.push({ code: format.code, confidence });
  }
  return guesses.sort((a, b) => rank[a.confidence] - rank[b.confidence]).slice(0, most);
}

function guessBox(format: CarrierFormat, value: string): FormatConfidence | null {
  return owns(format, value) ? 'medium' : null;
}

/**
 * Guesses by the format: a prefix is strong; a bare number that fits a known pattern only hints, since several carriers
 * number alike.
 */
function guessSerial(
  { billPrefixes, confidence, ...format }: CarrierFormat,
  kind: 'bill' | 'booking',
  value: string,
): FormatConfidence | null {
  const fits = format[kind]?.test(value) ?? false;
  if (kind === 'bill' && billPrefixes.some((prefix) => value.startsWith(prefix)))
    return fits ? confidence : 'medium';
  return fits && confidence === 'high' ? 'low' : null;
}

function owns({ boxPrefixes }: CarrierFormat, value: string): boolean {
  return boxPrefixes.split(' ').includes(value.slice(0, 4));
}
