import type { EventName } from '../carriers/carrier.ts';

/** The order of events at one port within one minute. */
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
