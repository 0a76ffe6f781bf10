import type { DoubtName, Validator } from '../rule.ts';
import { type CarrierFormat, carrierFormats, type FormatConfidence } from './carrierFormats.ts';
import { type TrackingKind, trackingNumber } from './trackingNumber.ts';

/** A carrier that a number may be of, and how sure that is. */
export interface CarrierGuess {
  readonly code: string;
  readonly confidence: FormatConfidence;
}

/** Refuses a number that its carrier never writes, where the carrier's format is known with high confidence. */
export function carrierNumber(kind: TrackingKind, carrier: string): Validator {
  return (value) => (misfit(kind, carrier, value) === 'high' ? 'carrierNumber' : null);
}

/**
 * What to look at again: a number unlike those of its carrier where the format is less sure, or a box whose owner
 * letters are not the carrier's, which a leased box is too.
 */
export function carrierNumberDoubt(kind: TrackingKind, carrier: string): (value: string) => DoubtName | null {
  return (value) => {
    const sure = misfit(kind, carrier, value);
    if (sure === null || sure === 'high') return null;
    return kind === 'container' ? 'ownerPrefix' : 'carrierNumber';
  };
}

/** How sure it is that a well-formed number is not of the carrier; null when it may be. */
function misfit(kind: TrackingKind, carrier: string, value: string): FormatConfidence | null {
  const format = carrierFormats.find(({ code }) => code === carrier);
  if (!format || trackingNumber(kind)(value) !== null) return null;
  if (kind === 'container') return owns(format, value) ? null : 'low';
  return (format[kind]?.test(value) ?? true) ? null : format.confidence;
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
