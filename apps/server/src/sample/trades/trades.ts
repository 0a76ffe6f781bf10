import { eastWestTrades } from './eastWestTrades.ts';
import { shortSeaTrades } from './shortSeaTrades.ts';
import { southTrades } from './southTrades.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [...eastWestTrades, ...shortSeaTrades, ...southTrades];

/** Routes that the home page quotes, the busiest first. */
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
