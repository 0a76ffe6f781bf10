import type { NextCutOff } from './nextCutOff.ts';
import type { useWords } from './words.ts';

/** How long is left until a cut-off that is near, in whole hours. */
export function saidLeft({ hours }: Pick<NextCutOff, 'hours'>, t: ReturnType<typeof useWords>['t']): string {
  return t(hours === 0 ? 'freight.lastHour' : 'freight.hoursLeft', { hours });
}
