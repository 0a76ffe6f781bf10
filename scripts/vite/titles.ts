import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { pinyinOf } from '../../apps/server/scripts/pinyin.ts';

/**
 * Serves parts of the words of a screen alone: `words.zh.ts?title` has its title, so that the pack of a language has the
 * titles of all pages and none of their words, and `words.zh.ts?pinyin` the syllables by which a title is found.
 */
export function titles(): Plugin {
  return {
    name: 'fairway-titles',
    enforce: 'pre',
    async load(id) {
      const [file = '', part] = id.split('?');
      if (part !== 'title' && part !== 'pinyin') return null;
      this.addWatchFile(file);
      const title = titleIn(await readFile(file, 'utf8'));
      if (title === null) return this.error(`${file} has no line "export const title = '…';".`);
      return `export const ${part} = ${JSON.stringify(part === 'title' ? title : pinyinOf(title))};`;
    },
  };
}

/** The title in the source of a screen's words; null without one. */
export function titleIn(source: string): string | null {
  const [, , text] = /^export const title =\s+(['"])((?:\\.|(?!\1)[^\\])+)\1;$/m.exec(source) ?? [];
  return text?.replaceAll(/\\(.)/g, '$1') ?? null;
}
