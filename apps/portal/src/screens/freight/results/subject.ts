import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { FreightData } from './loader.ts';

/** The name of results: their route. */
export function subject({ data, t, nameOf }: SubjectArgs<FreightData, CommonWords>): string | null {
  const { page } = data;
  if (!page) return null;
  return t('freight.title', { origin: nameOf(page.origin), destination: nameOf(page.destination) });
}
