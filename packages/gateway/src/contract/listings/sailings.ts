import { namedWays } from '@fairway/trade';
import { listing } from '../listing.ts';

/** Sailings of one route in one week; `total` is the cost of the reader's shipment. */
export const sailingListing = listing({
  sorts: {
    departure: 'asc',
    transit: 'asc',
    '20GP': 'asc',
    '40GP': 'asc',
    '40HQ': 'asc',
    total: 'asc',
    freeDays: 'desc',
    co2: 'asc',
    reliability: 'desc',
  },
  filters: {
    routing: { kind: 'choice', values: ['all', 'direct', 'transfer'], standard: 'all' },
    carrier: { kind: 'codes' },
    /** At most so many days. */
    transit: { kind: 'choice', values: [15, 20, 25, 30, 35, 40] },
    /** The days from and to which documents close, on the calendar of the port of loading. */
    closing: { kind: 'days' },
    /** At least so many days free of demurrage or detention at the port of discharge. */
    freeDays: { kind: 'choice', values: [7, 10, 14, 21] },
    /** The canal or cape of its way. */
    way: { kind: 'choice', values: namedWays },
    /** At most so many percent more CO2e than the lowest of the week. */
    co2: { kind: 'choice', values: [0, 5, 10, 25] },
    /** At least so many percent of the carrier's sailings departed within a day. */
    reliability: { kind: 'choice', values: [50, 60, 70, 80, 90] },
  },
});
