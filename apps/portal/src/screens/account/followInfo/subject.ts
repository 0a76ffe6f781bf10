import type { SubjectArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { FollowInfoData } from './loader.ts';

/** The name of a route: its ports. */
export function subject({ data, t, nameOf }: SubjectArgs<FollowInfoData, CommonWords>): string {
  return t('freight.title', { origin: nameOf(data.origin), destination: nameOf(data.destination) });
}
