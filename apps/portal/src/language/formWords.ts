import type { FormMessages } from '@fairway/forms';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { type Language, languageAtom } from './language.ts';

/** Forms bring words of their own, fetched with the first form and not before. */
const catalogues: Record<Language, () => Promise<FormMessages>> = {
  zh: () => import('@fairway/forms/messages/zh').then(({ zh }) => zh),
  en: () => import('@fairway/forms/messages/en').then(({ en }) => en),
};

let fetched: { language: Language; words: Promise<FormMessages> } | null = null;

/** The words of forms in the reader's language; suspends until they are here. */
export function useFormWords(): FormMessages {
  const language = useAtomValue(languageAtom);
  if (fetched?.language !== language) fetched = { language, words: catalogues[language]() };
  return use(fetched.words);
}
