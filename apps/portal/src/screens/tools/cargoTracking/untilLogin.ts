import { type TrackingKind, trackingKinds, trackingNumberLength } from '@fairway/trade';
import type { NumberToAdd } from '../../../calls/tracking.ts';
import { mostAtOnce, numbersIn } from './typed.ts';

/** The storage key of numbers that wait for a login; a login by the social app leaves the page. */
const waiting = 'fairway.tracking.add';

/** Stores the numbers to add until the user is logged in. */
export function keepForLogin(numbers: readonly NumberToAdd[]): void {
  try {
    sessionStorage.setItem(waiting, JSON.stringify(numbers.slice(0, mostAtOnce)));
  } catch {
    // Without storage they are in the address and are added by a press.
  }
}

/** Returns the stored numbers once, and only if the address contains the same numbers. */
export function takeAfterLogin(address: string): readonly NumberToAdd[] | null {
  try {
    const numbers = readKept(sessionStorage.getItem(waiting));
    const inAddress = numbersIn(address);
    if (numbers.length === 0 || numbers.length !== inAddress.length) return null;
    if (!numbers.every(({ number }, index) => number === inAddress[index])) return null;
    sessionStorage.removeItem(waiting);
    return numbers;
  } catch {
    return null;
  }
}

/** Storage may contain data of another release, or arbitrary data. */
function readKept(text: string | null): NumberToAdd[] {
  const value: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(value) ? value.slice(0, mostAtOnce).flatMap(readNumber) : [];
}

function readNumber(value: unknown): NumberToAdd[] {
  const { number, kind, carrier } = (value ?? {}) as Readonly<Record<keyof NumberToAdd, unknown>>;
  if (typeof number !== 'string' || number.length > trackingNumberLength) return [];
  const known = trackingKinds.find((each): each is TrackingKind => each === kind);
  return [
    {
      number,
      ...(known ? { kind: known } : {}),
      ...(typeof carrier === 'string' && /^[A-Z]{4}$/.test(carrier) ? { carrier } : {}),
    },
  ];
}
