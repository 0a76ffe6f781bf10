import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyWord } from './everyWord.ts';

/** Keys that are put together from a name and a value, such as `detail.cutOff.${code}`. */
const built = [
  'title.',
  'tab.',
  'help.',
  'member.',
  'agreement.',
  'detail.cutOff.',
  'detail.basisOf.',
  'detail.side.',
  'login.banner',
  'order.months.',
  'orderRecord.months.',
  'orderRecord.payWays.',
  'orderRecord.tab.',
  'production.months.',
  'login.to',
];

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(language\/|words\.)(zh|en)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

it('no word is kept that nobody says', () => {
  const code = sources(join(import.meta.dirname, '..'));
  const unused = keysOf(everyWord.zh).filter(
    (key) => !code.includes(key) && !built.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
