import type { RuleName } from '../rule.ts';

export const trialRouteCount = { min: 1, max: 3 } as const;

/** Routes of a free trial: 1 to 3, none of them twice (spec 5). */
export function trialRoutes(ids: readonly string[]): RuleName | null {
  const { min, max } = trialRouteCount;
  return ids.length >= min && ids.length <= max && new Set(ids).size === ids.length ? null : 'trialRoutes';
}
