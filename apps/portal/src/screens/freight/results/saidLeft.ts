import type { Translation } from '@fairway/site';
import type { CommonWords } from '../../../language/words.ts';
import type { NextCutOff } from './nextCutOff.ts';

/** Returns the time left until a near cut-off, in whole hours. */
export function saidLeft({ hours }: Pick<NextCutOff, 'hours'>, t: Translation<CommonWords>['t']): string {
  return t(hours === 0 ? 'freight.lastHour' : 'freight.hoursLeft', { hours });
}
