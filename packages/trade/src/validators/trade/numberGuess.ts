import { type CarrierFormat, carrierFormats, type FormatConfidence } from './carrierFormats.ts';
import { containerNumberLength } from './containerNumber.ts';
import { containerParts } from './containerParts.ts';
import { type TrackingKind, trackingNumber, trackingNumberLength } from './trackingNumber.ts';

/** A carrier to ask about a number, and how likely it is the right one, in percent. */
export interface LikelyCarrier {
  readonly code: string;
  readonly percent: number;
}

/** The possible meanings of a typed or pasted number. */
export interface NumberGuess {
  /** Possible kinds, the most likely first; none for a text that fits no kind. */
  readonly kinds: readonly TrackingKind[];
  /** Carriers of the most likely kind; none while it is undecided. Together at most 100 percent. */
  readonly carriers: readonly LikelyCarrier[];
}

/** From this percentage on one carrier is queried; below it, the two most likely ones. */
export const sureEnough = 85;

const most = 3;
/** The weight of a whole pattern with the carrier's own letters. */
const byLetters: Record<FormatConfidence, number> = { high: 97, medium: 90, low: 78 };
/** Percentage for a bare number that fits a pattern; shared by all carriers with the same pattern. */
const bare: Record<FormatConfidence, number> = { high: 60, medium: 25, low: 0 };
/** Own boxes of a carrier travel with it, but for some that it lends out. */
const byOwner = 92;
const lettersAlone = 75;
/** The weight of a pattern without letters beside a carrier's own letters. */
const besideLetters = 0.05;

/**
 * The possible meanings of a number: its kind by its shape, its carriers by letters, patterns, and the reader's usual
 * carriers.
 */
export function guessNumber(value: string, own: Readonly<Record<string, number>> = {}): NumberGuess {
  const kinds = kindsOf(value);
  const [kind] = kinds;
  return { kinds, carriers: kind === undefined ? [] : likelyCarriers(kind, value, own) };
}

/** Carriers that a number of one kind may be of, the likeliest first. `own` counts the reader's recent numbers by carrier. */
export function likelyCarriers(
  kind: TrackingKind,
  value: string,
  own: Readonly<Record<string, number>> = {},
): LikelyCarrier[] {
  if (value.length < 4 || value.length > trackingNumberLength) return [];
  const scores = carrierFormats.map((format) => ({ code: format.code, ...scoreOf(format, kind, value) }));
  const likely = scores.filter(({ score }) => score > 0);
  // A leased container has no carrier's letters: the reader's usual carriers are the only hint.
  const candidates = likely.length > 0 ? likely : kind === 'container' ? usual(own) : [];
  const anyNamed = candidates.some(({ named }) => named);
  const weighed = candidates.map(({ code, score, named }) => ({
    code,
    named,
    weight: score * (1 + Math.min(own[code] ?? 0, 20) / 10) * (anyNamed && !named ? besideLetters : 1),
  }));
  const sum = weighed.reduce((all, { weight }) => all + weight, 0);
  const certain = Math.max(...candidates.map(({ score }) => score), 0);
  return weighed
    .map(({ code, named, weight }) => ({
      code,
      named,
      percent: Math.round((certain * weight) / sum),
    }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || Number(b.named) - Number(a.named))
    .slice(0, most)
    .map(({ code, percent }) => ({ code, percent }));
}

function usual(own: Readonly<Record<string, number>>) {
  const entries = Object.entries(own).filter(([, count]) => count > 0);
  return entries.map(([code]) => ({ code, score: 50, named: false }));
}

interface Score {
  readonly score: number;
  /** By its own letters, not by how it counts. */
  readonly named: boolean;
}

function scoreOf(format: CarrierFormat, kind: TrackingKind, value: string): Score {
  if (kind === 'container') {
    const owns = format.boxPrefixes.split(' ').includes(value.slice(0, 4));
    return { score: owns ? byOwner : 0, named: owns };
  }
  const fits = format[kind]?.test(value) ?? false;
  const named = kind === 'bill' && format.billPrefixes.some((prefix) => value.startsWith(prefix));
  if (named) return { score: fits || !format.bill ? byLetters[format.confidence] : lettersAlone, named };
  return { score: fits ? bare[format.confidence] : 0, named };
}

const billLetters = new Set(carrierFormats.flatMap(({ billPrefixes }) => billPrefixes));
const boxLetters = new Set(carrierFormats.flatMap(({ boxPrefixes }) => boxPrefixes.split(' ')));

function kindsOf(value: string): TrackingKind[] {
  if (value.length > trackingNumberLength || !/^[A-Z0-9]*$/.test(value)) return [];
  const parts = value.length > 0 ? containerParts(value) : null;
  const letters = value.slice(0, 4);
  if (trackingNumber('container')(value) === null) return ['container', 'bill', 'booking'];
  if (parts !== null && (!billLetters.has(letters) || boxLetters.has(letters))) {
    // A whole number that fails its check may still be a bill that looks like a box.
    return value.length === containerNumberLength && billLetters.has(letters)
      ? ['container', 'bill']
      : ['container', 'bill', 'booking'];
  }
  const named = [...billLetters].some((prefix) => value.startsWith(prefix));
  if (named) return ['bill', 'booking'];
  // Bills are what people are handed: a bare number is one, unless only bookings look like it.
  const fits = (kind: 'bill' | 'booking') =>
    carrierFormats.some(({ confidence, ...format }) => confidence === 'high' && format[kind]?.test(value));
  return fits('booking') && !fits('bill') ? ['booking', 'bill'] : ['bill', 'booking'];
}
