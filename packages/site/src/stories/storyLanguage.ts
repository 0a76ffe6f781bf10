import { en as formsEn } from '@fairway/forms/messages/en';
import { zh as formsZh } from '@fairway/forms/messages/zh';
import type { Language } from '@fairway/gateway';
import { en as kitEn } from '@fairway/ui/messages/en';
import { zh as kitZh } from '@fairway/ui/messages/zh';

/** Returns the text in the language of the open story. */
export function inStoryLanguage<T>(texts: Readonly<Record<Language, T>>): T {
  return texts[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];
}

/** The name of a port, a carrier, a country as the open story shows it. */
export const nameInStoryLanguage = ({
  nameZh,
  nameEn,
}: {
  readonly nameZh: string;
  readonly nameEn: string;
}) => inStoryLanguage({ zh: nameZh, en: nameEn });

/** Returns the texts of the kit and of forms in the language of the open story. */
export const kitWords = () => inStoryLanguage({ zh: kitZh, en: kitEn } as const);
export const formWords = () => inStoryLanguage({ zh: formsZh, en: formsEn } as const);

/** Returns a pattern for the server's refusal text, by `textOf` of its contract. */
export function refusalTextOf<Code, Params>(
  textOf: (code: Code, language: Language, params?: Params) => string,
) {
  return (code: Code, params?: Params): RegExp =>
    containing(inStoryLanguage({ zh: textOf(code, 'zh', params), en: textOf(code, 'en', params) }));
}

/** Matches a text with anything around it; `whole` excludes longer words. */
export function containing(text: string, { whole = false } = {}): RegExp {
  return new RegExp(whole ? `^${literally(text)}$` : literally(text));
}

/** Returns a pattern that matches either text, for an element with two states. */
export const either = (...texts: readonly RegExp[]) =>
  new RegExp(texts.map(({ source }) => `(?:${source})`).join('|'));

/** As a pattern that means these characters and nothing else; a space may be one that does not break. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
