import type { EventName } from '../carrier.ts';

/** The order in which things at one port happen, for those that are told for the same minute. */
export const course: readonly EventName[] = [
  'CONF',
  'PICK',
  'STUF',
  'GTIN',
  'INSP',
  'RSEA',
  'ARRI',
  'DISC',
  'HOLD',
  'RELS',
  'RMVD',
  'LOAD',
  'DEPA',
  'AVPU',
  'GTOT',
  'STRP',
  'AVDO',
  'DROP',
];
