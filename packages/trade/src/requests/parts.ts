import * as v from 'valibot';
import { textLength } from '../validators/choices/textLength.ts';
import { confirmation } from '../validators/confirmation.ts';
import { email } from '../validators/email.ts';
import { required } from '../validators/required.ts';
import { optional, type Validator } from '../validators/rule.ts';
import { follows } from '../validators/valibot.ts';

/** Text that must be there, at most `max` characters. */
export const filled = (max: number) => v.pipe(v.string(), v.trim(), follows(required, textLength(max)));

/** Text that may be left out, at most `max` characters. */
export const free = (max: number) => v.pipe(v.string(), v.trim(), follows(textLength(max)));

/** An email that may be left out. */
export const freeEmail = v.pipe(v.string(), v.trim(), follows(optional(email)));

/** One of a few; an empty value is reported as a missing choice. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, 'required');
}

/** Names the rule at the field `key`, not at the form. */
export function at<Input extends object>(
  key: Extract<keyof Input, string>,
  input: Input,
  message: string,
): { message: string; path: [v.ObjectPathItem] } {
  return {
    message,
    path: [
      {
        type: 'object',
        origin: 'value',
        input: input as Record<string, unknown>,
        key,
        value: input[key],
      },
    ],
  };
}

/** The id of an uploaded picture; reported as required while missing. */
export const uploaded = v.pipe(v.string(), follows(required));

/** Text that must be there and keep these rules. */
export const must = (...rules: readonly Validator[]) => v.pipe(v.string(), follows(required, ...rules));

interface Twice {
  password: string;
  again: string;
}

/** The password typed twice, the same both times; also judged while other fields are still broken. */
export function typedTwice<Input extends Twice>(): v.RawCheckAction<Input> {
  return v.rawCheck(({ dataset, addIssue }) => {
    const { password, again } = (dataset.value ?? {}) as Partial<Record<keyof Twice, unknown>>;
    if (typeof password !== 'string' || typeof again !== 'string' || again === '') return;
    const broken = confirmation(password)(again);
    if (broken) addIssue(at('again', { password, again }, broken));
  });
}
