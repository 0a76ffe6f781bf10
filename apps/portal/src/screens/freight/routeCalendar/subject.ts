import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { RouteCalendarData } from './loader.ts';

/** A route by its ports. */
export function subject({ data, t, nameOf }: SubjectArgs<RouteCalendarData, CommonWords>): string {
  return t('freight.title', { origin: nameOf(data.origin), destination: nameOf(data.destination) });
}
