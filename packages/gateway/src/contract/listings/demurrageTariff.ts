import { demurrageBoxes, demurrageKinds } from '@fairway/trade';
import { listing } from '../listing.ts';

/**
 * Tariffs by whether they are valid today. A keyword is words of carriers or ports, or their codes: `MAEU NLRTM`, `鹿特丹`.
 */
export const demurrageTariffListing = listing({
  sorts: { port: 'asc', carrier: 'asc', freeDays: 'desc', from: 'desc', to: 'asc', source: 'asc' },
  filters: {
    state: { kind: 'choice', values: ['now', 'coming', 'ended'], standard: 'now' },
    direction: { kind: 'choice', values: ['import', 'export'] },
    charge: { kind: 'choices', values: demurrageKinds },
    box: { kind: 'choices', values: demurrageBoxes },
    /** Sample data, or imported by staff. */
    origin: { kind: 'choice', values: ['file', 'sample'] },
  },
  keyword: 60,
});
