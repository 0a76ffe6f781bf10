import type { RuleName } from '../validators/rule.ts';
import type { zh } from './zh.ts';

/** What every dictionary is made of; `zh` fills it first. */
export interface Dictionary {
  readonly [key: string]: string | ((...args: never[]) => string) | Dictionary;
}

/** Literal texts widened, so that another language can fill the same shape. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

/** Every built-in text of forms and fields. A site that wants other words spreads a dictionary and replaces them. */
export type FormMessages = Widen<typeof zh>;

/** One sentence for each rule that a value can break. */
export type RuleTexts = Readonly<Record<RuleName, string>>;
