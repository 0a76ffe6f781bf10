import type { CascadeNode } from '@fairway/ui';
import { useMemo } from 'react';
import { useWords } from '../../language/words.ts';
import { divisions } from './divisions.ts';
import type { words } from './words.zh.ts';

/** Provinces and cities as a field offers them, found by both names. */
export function useDivisions(): readonly CascadeNode[] {
  const { language } = useWords<typeof words>();
  return useMemo(
    () =>
      divisions.map(([zh, en, cities]) => ({
        ...nodeOf(zh, en, language),
        children: cities.split('|').map((city) => {
          const at = city.indexOf(' ');
          return nodeOf(city.slice(0, at), city.slice(at + 1), language);
        }),
      })),
    [language],
  );
}

function nodeOf(zh: string, en: string, language: string): CascadeNode {
  return { value: zh, label: language === 'zh' ? zh : en, aliases: [zh, en] };
}

/** Returns a place in its submitted form: from the top level down, in Chinese. */
export const placeText = (path: readonly string[]): string => path.join(' ');

/** Returns the path of a stored place. */
export const placePath = (text: string): string[] => text.split(' ').filter(Boolean);
