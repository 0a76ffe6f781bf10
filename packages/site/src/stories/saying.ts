import type { Language } from '@fairway/gateway';
import type { WordKey } from '../language/words.ts';

type Texts = Readonly<Record<Language, object>>;

/**
 * Looks up words as the open story says them, in its language, for a play that finds a button by its name. What a screen puts
 * in (`{{count}}`) may be anything; `whole` leaves out what only begins or ends with them. `common` are the words of every page.
 */
export function sayingOf<Common extends object>(common: Readonly<Record<Language, Common>>) {
  return <Own extends object>(own: { readonly zh: Own; readonly en: object }) =>
    (key: WordKey<Own> | WordKey<Common>, { whole = false } = {}): RegExp => {
      const text = textAt(own, key) ?? textAt(common, key);
      if (text === undefined) throw new Error(`Nobody says ${key}.`);
      const pattern = text
        .split(/\{\{.*?\}\}/)
        .map(literally)
        .join('.+?');
      return new RegExp(whole ? `^${pattern}$` : pattern);
    };
}

function textAt(texts: Texts, key: string): string | undefined {
  const language: Language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const found = key
    .split('.')
    .reduce<unknown>(
      (words, part) => (words as Record<string, unknown> | undefined)?.[part],
      texts[language],
    );
  return typeof found === 'string' ? found : undefined;
}

/** As a pattern that means these characters and nothing else. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
