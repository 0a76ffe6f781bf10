import type { RuleName, Validator } from '../rule.ts';
import { containerNumber } from './containerNumber.ts';

/** The numbers that track a cargo: bill of lading, booking or container number (specification point 1). */
export const trackingKinds = ['bill', 'booking', 'container'] as const;

export type TrackingKind = (typeof trackingKinds)[number];

/** The most characters that bills and bookings of any carrier have, with room to spare. */
export const trackingNumberLength = 20;

const broken = { bill: 'billNumber', booking: 'bookingNumber' } as const satisfies Record<string, RuleName>;

/** A number of the given kind as any carrier may write it. */
export function trackingNumber(kind: TrackingKind): Validator {
  if (kind === 'container') return containerNumber;
  return (value) => (isSerial(value) ? null : broken[kind]);
}

/** 6 to 20 capitals and digits, some of them digits. */
function isSerial(value: string): boolean {
  return value.length <= trackingNumberLength && /^[A-Z0-9]{6,20}$/.test(value) && /\d/.test(value);
}
