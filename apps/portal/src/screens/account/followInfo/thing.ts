import type { ThingArgs } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { FollowInfoData } from './loader.ts';

/** A lane by its ports. */
export function thing({ data, t, nameOf }: ThingArgs<FollowInfoData, CommonWords>): string {
  return t('freight.title', { origin: nameOf(data.origin), destination: nameOf(data.destination) });
}
