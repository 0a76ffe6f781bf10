import type { Token } from './types.ts';

/** The family by its name in font libraries: the brand `fairway` declares Archivo as `Archivo Fairway`. */
export const libraryFamily = (family: string, brand: string) =>
  family.toLowerCase() === `archivo ${brand}` ? 'Archivo' : family;

/**
 * The line height at a path, in px and as a multiple of the font size of its group: each design tool takes one of them.
 * Undefined for other paths.
 */
export function lineHeightAt(
  path: string,
  tokens: ReadonlyMap<string, Token>,
): { readonly px: number; readonly multiple: number } | undefined {
  const token = tokens.get(path);
  const size = tokens.get(path.replace(/lineHeight$/, 'fontSize'));
  if (!token || !size || token === size) return undefined;
  const fontSize = numberIn(size);
  if (token.$type === 'number')
    return { px: Math.round(fontSize * numberIn(token)), multiple: numberIn(token) };
  return { px: numberIn(token), multiple: Math.round((numberIn(token) / fontSize) * 10_000) / 10_000 };
}

const numberIn = ({ $value }: Token): number =>
  typeof $value === 'object' && 'value' in $value ? $value.value : Number($value);
