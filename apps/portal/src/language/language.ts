import { atom } from 'jotai';
import { hintLanguage } from '../firstPage/hints.ts';

export type Language = 'zh' | 'en';

const key = 'lang';
const chinese = new Set(['zh', 'zh-cn', 'cn']);

/** The stored preference, else the browser's: zh for zh, zh-cn and cn, otherwise en (specification, point 1). */
export function chooseLanguage(stored: string | null, browser: string): Language {
  if (stored === 'zh' || stored === 'en') return stored;
  const locale = browser.toLowerCase();
  return chinese.has(locale) || locale.startsWith('zh-') ? 'zh' : 'en';
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The language of this page; it changes by a reload only, so it is read once. */
export const languageAtom = atom<Language>(
  typeof window === 'undefined' ? 'zh' : chooseLanguage(storedLanguage(), navigator.language),
);

/** Saves the choice and reloads the same address in it. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the choice lasts as long as the page; nothing else can be done.
  }
  await hintLanguage(language);
  window.location.reload();
}
