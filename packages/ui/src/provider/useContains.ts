import { useMemo } from 'react';
import { containsIn } from './contains.ts';
import { localeOf } from './localeOf.ts';
import { useMessages } from './UiProvider.tsx';

/** Whether a text contains what was typed, as readers see it: case and accents do not matter, "sao" finds São Paulo. */
export function useContains(): (text: string, typed: string) => boolean {
  const { lang } = useMessages();
  return useMemo(() => containsIn(localeOf(lang)), [lang]);
}
