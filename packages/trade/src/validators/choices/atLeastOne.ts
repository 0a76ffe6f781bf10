import type { RuleName } from '../rule.ts';

/** Something of a list is chosen: permissions of a seat, routes of a subscription (spec 5). */
export function atLeastOne(chosen: readonly unknown[]): RuleName | null {
  return chosen.length > 0 ? null : 'chooseOne';
}
