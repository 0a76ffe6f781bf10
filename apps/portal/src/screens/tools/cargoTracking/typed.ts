import { guessNumber, normaliseSerial, type TrackingKind, trackingNumber } from '@fairway/trade';

/** Numbers that can be added at once; the server takes no more. */
export const mostAtOnce = 50;

/**
 * Several numbers from one text: separated by a line break, a comma or a tab, and by a space if each part is a number.
 */
export function numbersIn(text: string): string[] {
  const parts = text
    .split(/[\n\r\t,;，；、]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbers = parts.flatMap((part) => {
    const words = part.split(/\s+/u);
    // `CSNU 621847 4` is one number; `CSNU6218474 COSU6391457720` are two.
    return words.length > 1 && words.every((word) => isWhole(normaliseSerial(word))) ? words : [part];
  });
  return [...new Set(numbers.map((number) => normaliseSerial(number)))];
}

const isWhole = (number: string) =>
  number.length >= 9 &&
  (['container', 'bill', 'booking'] as const).some((kind) => trackingNumber(kind)(number) === null);

/** What a number looks like, and which rule it breaks. */
export function look(number: string): { readonly kind: TrackingKind; readonly broken: string | null } {
  const kind = guessNumber(number).kinds[0] ?? 'bill';
  return { kind, broken: trackingNumber(kind)(number) };
}
