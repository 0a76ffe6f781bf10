import type { DoubtName, RuleName } from '../validators/rule.ts';

/** One sentence for each rule that a value can break. */
export type RuleTexts = Readonly<Record<RuleName, string>>;

/** One sentence for each doubt. */
export type DoubtTexts = Readonly<Record<DoubtName, string>>;
