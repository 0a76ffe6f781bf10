import { isRuleName } from '@fairway/trade';
import type * as v from 'valibot';
import type { FormMessages } from '../../messages/types.ts';
import type { FieldSentences } from './ruleSentences.ts';

/** A problem of a field, or of the form as a whole. */
export interface Problem {
  /** A `RuleName`, or a name that only the server or the schema defines. */
  readonly rule: string;
  /** The sentence that a server sent with it, which wins over ours. */
  readonly message?: string;
}

export function sameProblem(a: Problem | undefined, b: Problem | undefined): boolean {
  return a?.rule === b?.rule && a?.message === b?.message;
}

/** The sentence that users read; a field may replace the text of some rules. */
export function problemText(
  { rule, message }: Problem,
  messages: FormMessages,
  own: FieldSentences = {},
): string {
  if (message) return message;
  if (rule === 'required') return requiredSentence(messages, own);
  if (isRuleName(rule)) return own.texts?.[rule] ?? messages.rules[rule];
  return messages.form.unexpected;
}

/** The error of an empty field: its own, or a sentence with its label. */
function requiredSentence(
  { common, rules }: FormMessages,
  { requiredText, texts, label, missing = 'entry' }: FieldSentences,
): string {
  const own = requiredText ?? texts?.required;
  if (own !== undefined) return own;
  return label && missing !== 'none' ? common.missing[missing](label) : rules.required;
}

/** The first issue of each field that `fieldAt` finds at its path; issues without a path belong to the form, ''. */
export function problemsOfIssues(
  issues: readonly v.BaseIssue<unknown>[],
  fieldAt: (path: string) => string,
): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const field = fieldAt(issue.path?.map(({ key }) => String(key)).join('.') ?? '');
    if (!problems.has(field)) problems.set(field, problemOfIssue(issue));
  }
  return problems;
}

function problemOfIssue(issue: v.BaseIssue<unknown>): Problem {
  if (isRuleName(issue.message)) return { rule: issue.message };
  const empty =
    issue.input === '' || issue.input === undefined || issue.input === null || issue.input === false;
  if (empty) return { rule: 'required' };
  // The validator's own English is for developers.
  return isRuleName(issue.type) ? { rule: issue.type } : { rule: issue.type, message: issue.message };
}
