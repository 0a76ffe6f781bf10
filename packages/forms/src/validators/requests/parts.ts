import * as v from 'valibot';
import { textLength } from '../choices/textLength.ts';
import { email } from '../email.ts';
import { required } from '../required.ts';
import { optional } from '../rule.ts';
import { follows } from '../valibot.ts';

/** Text that must be there, at most `max` characters. */
export const filled = (max: number) => v.pipe(v.string(), v.trim(), follows(required, textLength(max)));

/** Text that may be left out, at most `max` characters. */
export const free = (max: number) => v.pipe(v.string(), v.trim(), follows(textLength(max)));

/** An e-mail that may be left out. */
export const freeEmail = v.pipe(v.string(), v.trim(), follows(optional(email)));

/** One of a few; nothing chosen asks for a choice. */
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

/** The id of an uploaded picture; none yet asks for one. */
export const uploaded = v.pipe(v.string(), follows(required));
