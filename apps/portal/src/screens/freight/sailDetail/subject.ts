import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { SailDetailData } from './loader.ts';

/** The name of a sailing: its ship and voyage, as the trade calls it; if the reader may not see it, its route. */
export function subject({ data, t, nameOf }: SubjectArgs<SailDetailData, CommonWords>): string {
  const { detail, closed } = data;
  if (detail) return `${detail.sailing.vessel} ${detail.sailing.voyage}`;
  const { origin, destination } = closed.lane;
  return t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
}
