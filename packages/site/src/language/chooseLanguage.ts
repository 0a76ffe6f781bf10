import { languageIn } from './languageInAddress.ts';
import { type Language, languageCodes, languages } from './languages.ts';

/** Name under which a choice is stored; the specification's. */
const key = 'lang';
/** For browsers in a language that no site offers. */
const fallback: Language = 'en';

/** The stored preference, else the browser's: zh for zh, zh-cn and cn, otherwise en (specification, point 1). */
export function chooseLanguage(stored: string | null, browser: string): Language {
  const storedChoice = languageCodes.find((code) => code === stored);
  if (storedChoice) return storedChoice;
  const locale = browser.toLowerCase();
  const speaks = (tag: string) => locale === tag || locale.startsWith(`${tag}-`);
  return languageCodes.find((code) => languages[code].answers.some(speaks)) ?? fallback;
}

/**
 * Returns the language of this browser's reader: that of the address, else their own. It changes by a reload only, so
 * it is read once a page. A reader who followed a link in a language and never chose one keeps it on later pages.
 */
export function readersLanguage(): Language {
  const requested = languageIn(window.location.search);
  const stored = storedLanguage();
  if (!requested) return chooseLanguage(stored, navigator.language);
  if (stored === null) storeLanguage(requested);
  return requested;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice for the pages to come. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the choice lasts as long as the page; nothing else can be done.
  }
}
