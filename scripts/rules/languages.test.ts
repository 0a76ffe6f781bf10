import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = ['packages/ui/src/messages', 'packages/forms/src/messages', 'packages/trade/src/sentences'];
const codes = ['zh-TW', 'ja', 'ko', 'de', 'es', 'vi'];

/** Words that are the same in both languages, such as "Portal", are at most this share of all texts. */
const sameWords = 0.06;
/** The script of each language, for a letter that a translated text must contain. */
const scripts: Record<string, RegExp> = {
  'zh-TW': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

type Text = string | ((...args: unknown[]) => string);

const read = (folder: string, code: string): Promise<Record<string, object>> =>
  import(join(root, folder, `${code}.ts`));

/** Every text with the path that leads to it. */
function texts(value: object, path = ''): [string, Text][] {
  return Object.entries(value).flatMap(([key, entry]): [string, Text][] =>
    typeof entry === 'object' ? texts(entry, `${path}.${key}`) : [[`${path}.${key}`, entry]],
  );
}

/** Returns the arguments to call a function of texts with: days, which are words and can be read as dates, or numbers. */
function argumentsOf(text: Text, path: string): unknown[] {
  if (typeof text === 'string') return [];
  const days = Array.from({ length: text.length }, (_none, index) => `2026-11-1${index}`);
  const numbers = days.map((_day, index) => 211 + index);
  if (path.endsWith('.guess') || path.endsWith('.joined')) return [days];
  if (path.endsWith('.accepted')) return [[['PDF', '10 MB']], 211];
  try {
    return text(...days).includes('NaN') ? numbers : days;
  } catch {
    return numbers;
  }
}

const say = (text: Text, values: readonly unknown[]) => (typeof text === 'string' ? text : text(...values));

test('each dictionary is in all three packages', () => {
  for (const folder of packages) {
    const files = globSync('{??,??-??}.ts', { cwd: join(root, folder) }).map((file) => basename(file, '.ts'));
    expect(files.toSorted(), folder).toEqual(['en', 'zh', ...codes].toSorted());
  }
});

test.each(codes.flatMap((code) => packages.map((folder) => [code, folder] as const)))(
  '%s has every text of %s in its own words',
  async (code, folder) => {
    const [english, other] = [await read(folder, 'en'), await read(folder, code)].map((module) =>
      'rules' in module ? texts(module) : texts(Object.values(module)[0] ?? {}),
    );
    const otherTexts = new Map(other);
    expect([...otherTexts.keys()].toSorted()).toEqual(english?.map(([path]) => path).toSorted());
    const same: string[] = [];
    for (const [path, text] of english ?? []) {
      const values = argumentsOf(text, path);
      const [inEnglish, inOther] = [say(text, values), say(otherTexts.get(path) ?? '', values)];
      expect(inOther, path).not.toMatch(/undefined|NaN|\[object/);
      for (const [day] of inEnglish.matchAll(/2026-11-1\d|21\d/g)) expect(inOther, path).toContain(day);
      if (inEnglish === inOther && /\p{L}{3}/u.test(inOther)) same.push(path);
      else if (scripts[code] && /\p{L}{4}/u.test(inEnglish) && !/^(?:JPG|Word|name@|red$)/.test(inOther))
        expect(inOther, path).toMatch(scripts[code]);
    }
    expect(same.length / (english?.length ?? 1), same.join(' ')).toBeLessThan(sameWords);
  },
);
