import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { FreightData } from './loader.ts';

/** Results by their lane. */
export function subject({ data, t, nameOf }: SubjectArgs<FreightData, CommonWords>): string | null {
  const { found } = data;
  if (!found) return null;
  return t('freight.title', { origin: nameOf(found.origin), destination: nameOf(found.destination) });
}
