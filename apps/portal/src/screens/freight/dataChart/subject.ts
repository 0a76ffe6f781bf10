import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { ChartData } from './loader.ts';

/** The name of a market: its route. */
export function subject({ data, t, nameOf }: SubjectArgs<ChartData, CommonWords>): string {
  const { origin, destination } = data.market;
  return t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
}
