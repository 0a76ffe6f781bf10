import type { DoubtName, RuleName } from '../validators/rule.ts';

/** What every dictionary is made of. */
export interface Dictionary {
  readonly [key: string]: string | readonly string[] | ((...args: never[]) => string) | Dictionary;
}

/** One sentence for each rule that a value can break. */
export type RuleTexts = Readonly<Record<RuleName, string>>;

/** One sentence for each doubt. */
export type DoubtTexts = Readonly<Record<DoubtName, string>>;
