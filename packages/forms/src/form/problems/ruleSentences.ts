import type { RuleName } from '@fairway/trade';

/** Sentences by the rule they are for. */
export type RuleSentences = Readonly<Partial<Record<RuleName, string>>>;

/** Sentences with which a field replaces the general ones. */
export interface FieldSentences {
  /** The error if this field is empty; short for `texts.required`. */
  readonly requiredText?: string | undefined;
  /** The field's own sentences for rules, instead of the general ones. */
  readonly texts?: RuleSentences | undefined;
  /** Name of the field in the summary, and in the error if it is empty. */
  readonly label?: string | undefined;
  /** How the error of an empty field asks for a value; `entry` unless given, `none` for a label that is a sentence. */
  readonly missing?: 'entry' | 'choice' | 'file' | 'none' | undefined;
}
