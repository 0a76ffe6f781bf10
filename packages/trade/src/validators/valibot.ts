import * as v from 'valibot';
import { firstBroken, isRuleName, type Rule, type RuleName } from './rule.ts';

/**
 * Turns rules into a valibot action, so that schemas break the same ones: `v.pipe(v.string(), follows(required,
 * email))`, also of lists and numbers: the schema before it sets the type. The issue's message is the `RuleName`.
 */
export function follows<Value = string>(...rules: readonly Rule<NoInfer<Value>>[]): v.RawCheckAction<Value> {
  return v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const broken = firstBroken(dataset.value, ...rules);
    if (broken !== null) addIssue({ message: broken });
  });
}

/** The rule that an issue of `follows` names, or undefined for issues of valibot's own. */
export function ruleOf(issue: v.BaseIssue<unknown>): RuleName | undefined {
  return isRuleName(issue.message) ? issue.message : undefined;
}
