import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { textsOf } from './textsOf.mjs';

const folder = new URL('../src/messages/en/', import.meta.url);
const parts = ['core', 'data', 'inputs', 'payment', 'more'];
const english = () => parts.map((part) => readFileSync(new URL(`${part}.ts`, folder), 'utf8'));

/** Writes a file with the texts of a language, still in English; reports which texts an existing file lacks. */
export function language(code, file) {
  if (!/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/.test(code))
    throw new Error(`"${code}" is no language. Give its code, such as pt or pt-BR.`);
  if (existsSync(file)) return report(file, missingTexts(readFileSync(file, 'utf8')));
  writeFileSync(file, starter(code));
  return `${file} has every text of the kit in English. Translate it, then run the command again to see what is left.\n`;
}

/** The dictionary of a language in one file, still in English. */
export function starter(code) {
  const name = code.replace(/-(.)/, (_hyphen, letter) => letter.toUpperCase());
  const texts = english().map((text) =>
    text
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^export const /gm, 'const ')
      .replaceAll(/ in English\b/g, ', still in English')
      .replaceAll("'en-GB'", `'${code}'`)
      .replace("lang: 'en'", `lang: '${code}'`)
      .trim(),
  );
  return [
    "import type { CoreMessages, Messages, MoreMessages } from '@fairway/ui';",
    ...texts,
    `export const ${name}: Messages = { ...core, ...more };\n`,
  ].join('\n\n');
}

/** Paths of the texts that a file has not, and of those that are still as in English. */
export function missingTexts(source) {
  const texts = textsOf(source);
  const known = [...textsOf(english().join('\n'))];
  return {
    missing: known.filter(([path]) => !texts.has(path)).map(([path]) => path),
    inEnglish: known
      .filter(([path, text]) => texts.get(path) === text && /['"`].*\p{L}{4}/u.test(text))
      .map(([path]) => path),
  };
}

function report(file, { missing, inEnglish }) {
  const list = (title, paths) => (paths.length > 0 ? [`${title}: ${paths.length}`, ...paths, ''] : []);
  if (missing.length + inEnglish.length === 0) return `${file} has every text of the kit.\n`;
  return [...list('Missing', missing), ...list('Still in English', inEnglish)].join('\n');
}
