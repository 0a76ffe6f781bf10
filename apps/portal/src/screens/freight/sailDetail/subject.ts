import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { SailDetailData } from './loader.ts';

/** A sailing by its ship and voyage, as the trade calls it; one that is closed to its reader by its lane. */
export function subject({ data, t, nameOf }: SubjectArgs<SailDetailData, CommonWords>): string {
  const { detail, closed } = data;
  if (detail) return `${detail.sailing.vessel} ${detail.sailing.voyage}`;
  const { origin, destination } = closed.lane;
  return t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
}
