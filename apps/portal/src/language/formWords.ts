import type { FormMessages } from '@fairway/forms';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { type Language, languageAtom } from './language.ts';

/** Forms bring words of their own, fetched with the first form and not before. */
const catalogues: Record<Language, () => Promise<FormMessages>> = {
  zh: () => import('@fairway/forms/messages/zh').then(({ zh }) => zh),
  en: () => import('@fairway/forms/messages/en').then(({ en }) => en),
};

let fetched: { language: Language; words: Promise<FormMessages>; here: FormMessages | null } | null = null;

function fetchWords(language: Language) {
  const words = catalogues[language]();
  const fetching: NonNullable<typeof fetched> = { language, words, here: null };
  words.then(
    (arrived) => {
      fetching.here = arrived;
    },
    // Told by whoever suspends on it.
    () => undefined,
  );
  return fetching;
}

/** The words of forms in the reader's language; suspends until they are here, and never after. */
export function useFormWords(): FormMessages {
  const language = useAtomValue(languageAtom);
  if (fetched?.language !== language) fetched = fetchWords(language);
  return fetched.here ?? use(fetched.words);
}
