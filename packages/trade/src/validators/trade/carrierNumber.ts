import type { DoubtName } from '../rule.ts';
import { type CarrierFormat, carrierFormats, type FormatConfidence } from './carrierFormats.ts';
import { type TrackingKind, trackingNumber } from './trackingNumber.ts';

/** A carrier that a number may be of, and how sure that is. */
export interface CarrierGuess {
  readonly code: string;
  readonly confidence: FormatConfidence;
}

/**
 * What to look at again: a number unlike those that we know of its carrier, or a container whose owner letters are not the
 * carrier's, which a leased one is too. Our formats have one source each, so none of them refuses a number.
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

/** Carriers that what is typed so far may be of, the surest first, at most `most`; none while nobody can tell. */
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

/** A prefix tells most; a bare number that fits a known pattern only hints, for several carriers count alike. */
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
