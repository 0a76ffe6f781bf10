import { guessNumber, numbersInText, type TrackingKind, trackingNumber } from '@fairway/trade';

/** Numbers that can be added at once; the limit of the server. */
export const mostAtOnce = 50;

/** Returns the numbers in a typed or pasted text, each once. */
export function numbersIn(text: string): string[] {
  return [...new Set(numbersInText(text))];
}

/** Numbers that a text has more than once. */
export function repeatedIn(text: string): string[] {
  const numbers = numbersInText(text);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
}

/** Returns the likely kind of a number, and the rule that it breaks. */
export function look(number: string): { readonly kind: TrackingKind; readonly broken: string | null } {
  const kind = guessNumber(number).kinds[0] ?? 'bill';
  return { kind, broken: trackingNumber(kind)(number) };
}
