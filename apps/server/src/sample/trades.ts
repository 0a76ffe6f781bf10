import { eastWestTrades } from './eastWestTrades.ts';
import { shortSeaTrades } from './shortSeaTrades.ts';
import { southTrades } from './southTrades.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [...eastWestTrades, ...shortSeaTrades, ...southTrades];

/** Lanes that the home page quotes, the busiest first. */
export const referenceLanes: readonly (readonly [origin: string, destination: string])[] = [
  ['CNSHA', 'USLAX'],
  ['CNSHA', 'NLRTM'],
  ['CNNGB', 'USNYC'],
  ['CNYTN', 'USLGB'],
  ['CNSHA', 'AEJEA'],
  ['CNNGB', 'GRPIR'],
  ['CNSHA', 'SGSIN'],
  ['CNTAO', 'JPOSA'],
];

/** How the ships of carriers that the vessel list does not hold are named in sample sailings. */
export const feederPrefixes: Readonly<Record<string, string>> = {
  '12PD': 'SITC',
  KMTU: 'KMTC',
  '12AT': 'INTERASIA',
  '13DF': 'TS',
  CULU: 'CUL',
  SMLM: 'SM',
  SKLU: 'SINOKOR',
  '11QU': 'HEUNG-A',
  REGU: 'RCL',
  MATS: 'MATSON',
  ANNU: 'ANL',
  '11DX': 'CNC',
  NSRU: 'NAMSUNG',
  SIKU: 'SINAR',
  ESPU: 'EMIRATES',
  GSLU: 'GSL',
  SQQY: 'SEALEAD',
  ARKU: 'ARKAS',
  FESO: 'FESCO',
  '11WJ': 'JJ',
  '12GE': 'HASCO',
  '12IH': 'SINOTRANS',
  CHVW: 'SWIRE',
  PCIU: 'PIL',
  WHLC: 'WAN HAI',
  ZIMU: 'ZIM',
};
