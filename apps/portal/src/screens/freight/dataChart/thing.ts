import type { ThingArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { ChartData } from './loader.ts';

/** A market by its lane. */
export function thing({ data, t, nameOf }: ThingArgs<ChartData, CommonWords>): string {
  const { origin, destination } = data.market;
  return t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
}
