import type { Language } from '@fairway/gateway';
import type { Values, WordKey } from '../language/words.ts';
import { inStoryLanguage, literally } from './storyLanguage.ts';

type Texts = Readonly<Record<Language, object>>;

export interface SayingOptions {
  /** Leaves out what only begins or ends with the text. */
  readonly whole?: boolean;
  /** The values of placeholders; those left out match anything. */
  readonly values?: Values;
}

/**
 * Returns a lookup of words in the open story's language, for a play that finds a button by its name. A placeholder
 * (`{{count}}`) matches anything unless its value is given. `common` are the words of every page.
 */
export function sayingOf<Common extends object>(common: Readonly<Record<Language, Common>>) {
  return <Own extends object>(own: { readonly zh: Own; readonly en: object }) =>
    (key: WordKey<Own> | WordKey<Common>, { whole = false, values = {} }: SayingOptions = {}): RegExp => {
      // The singular has its own text, where a language has one.
      const text =
        (values.count === 1 ? textAt(own, `${key}_one`) : undefined) ??
        textAt(own, key) ??
        textAt(common, key);
      if (text === undefined) throw new Error(`Nobody says ${key}.`);
      const pattern = text
        .split(/\{\{(.*?)\}\}/)
        .map((part, at) => (at % 2 === 0 ? literally(part) : filled(values[part])))
        .join('');
      return new RegExp(whole ? `^${pattern}$` : pattern);
    };
}

function filled(value: string | number | undefined): string {
  return value === undefined ? '.+?' : literally(String(value));
}

function textAt(texts: Texts, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<unknown>(
      (words, part) => (words as Record<string, unknown> | undefined)?.[part],
      inStoryLanguage(texts),
    );
  return typeof text === 'string' ? text : undefined;
}
