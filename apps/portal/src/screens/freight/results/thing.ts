import type { ThingArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { FreightData } from './loader.ts';

/** Results by their lane. */
export function thing({ data, t, nameOf }: ThingArgs<FreightData, CommonWords>): string | null {
  const { found } = data;
  if (!found) return null;
  return t('freight.title', { origin: nameOf(found.origin), destination: nameOf(found.destination) });
}
