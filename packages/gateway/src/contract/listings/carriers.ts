import { listing } from '../listing.ts';

/** Alliances on the east-west routes, and the value for carriers without one. */
export const alliances = ['Gemini', 'Ocean', 'Premier', 'none'] as const;

/** Codes of the carriers that we describe. */
export const carrierCodes = [
  '11DX',
  '11QU',
  '11WJ',
  '12AT',
  '12GE',
  '12IH',
  '12PD',
  '13DF',
  'ANNU',
  'APLU',
  'ARKU',
  'CHVW',
  'CMDU',
  'COSU',
  'CULU',
  'EGLV',
  'ESPU',
  'FESO',
  'GSLU',
  'HDMU',
  'HLCU',
  'KMTU',
  'MAEU',
  'MATS',
  'MSCU',
  'NSRU',
  'ONEY',
  'OOLU',
  'PCIU',
  'REGU',
  'SIKU',
  'SKLU',
  'SMLM',
  'SQQY',
  'WHLC',
  'YMLU',
  'ZIMU',
] as const;

/** Carriers. A keyword is part of a name, a code, or a prefix of their containers. */
export const carrierListing = listing({
  sorts: { sailings: 'desc', name: 'asc' },
  filters: { alliance: { kind: 'choice', values: alliances } },
  keyword: 40,
});

/** Sailings of one carrier within seven days. */
export const carrierSailingListing = listing({ sorts: { time: 'asc', transit: 'asc' }, filters: {} });
