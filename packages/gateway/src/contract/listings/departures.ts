import { listing } from '../listing.ts';

/** Sailings that leave a port, or come to it, within seven days. A keyword is part of a port's, carrier's or ship's name. */
export const departureListing = listing({
  sorts: { time: 'asc', transit: 'asc' },
  filters: { way: { kind: 'choice', values: ['departures', 'arrivals'], standard: 'departures' } },
  keyword: 40,
});
