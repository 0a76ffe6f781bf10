import type { RuleName } from '../rule.ts';

/** Something of a list is chosen: permissions of a seat, routes of a subscription (spec 5). */
export function atLeastOne(choices: readonly unknown[]): RuleName | null {
  return choices.length > 0 ? null : 'chooseOne';
}
