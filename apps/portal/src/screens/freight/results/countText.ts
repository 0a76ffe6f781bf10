import type { Translation } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { words } from './words.zh.ts';

/** Returns the number of sailings, of their vessels where carriers share them, and of sailings that can be booked. */
export function countText(
  { total, departures, bookable }: Pick<ResultsProps['page'], 'total' | 'departures' | 'bookable'>,
  t: Translation<CommonWords & typeof words>['t'],
): string {
  const sailings = t('freight.count', { count: total });
  if (total === 0) return sailings;
  const vessels = t('freight.vessels', { count: departures });
  const counted = departures < total ? t('freight.counts.onVessels', { sailings, vessels }) : sailings;
  return t(bookable === 0 ? 'freight.counts.none' : 'freight.counts.some', { sailings: counted, bookable });
}
