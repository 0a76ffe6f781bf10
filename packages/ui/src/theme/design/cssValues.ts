import { type ColorValue, cssExtension, type ShadowValue, type Token, type TokenType } from './types.ts';

/**
 * Parses a CSS value as a token; details that the type cannot represent are stored in an extension. Throws for another
 * type's value.
 */
export function tokenOf(type: TokenType, css: string): Token {
  const token = { $type: type, $value: readers[type](css) } as Token;
  return cssOf(token) === css ? token : { ...token, $extensions: { [cssExtension]: css } };
}

/** Writes a token's value as CSS. Throws for an alias, which has to be resolved first. */
export function cssOf({ $type, $value, $extensions }: Token): string {
  const exact = $extensions?.[cssExtension];
  if (exact !== undefined) return exact;
  if (typeof $value === 'string') throw new Error(`${$value} is an alias: resolve it first.`);
  return writers[$type]($value as never);
}

const px = (value: number) => ({ value, unit: 'px' }) as const;
const decimals = (value: number) => Math.round(value * 100_000) / 100_000;

const readers: Readonly<Record<TokenType, (css: string) => unknown>> = {
  color: readColor,
  // Of a fluid size the largest, which designers draw.
  dimension: (css) => px(readNumber(/([\d.]+)(?:px)?\)?$/.exec(css)?.[1] ?? css, css)),
  duration: (css) => ({ value: readNumber(css.replace(/ms$/, ''), css), unit: 'ms' }),
  cubicBezier: (css) => {
    const numbers = css.replace(/^cubic-bezier\(|\)$/g, '').split(',');
    if (numbers.length !== 4) throw new Error(`"${css}" is no cubic-bezier().`);
    return numbers.map((number) => readNumber(number, css));
  },
  fontFamily: (css) =>
    css
      .replaceAll(/var\([^)]*\)/g, '')
      .split(',')
      .map((family) => family.trim().replaceAll(/^["']|["']$/g, '')),
  fontWeight: (css) => readNumber(css, css),
  number: (css) => readNumber(css.replace(/%$/, ''), css),
  shadow: (css) => css.split(/,(?![^(]*\))/).map((layer) => readShadow(layer.trim())),
};

const writers: { readonly [Type in TokenType]: (value: never) => string } = {
  color: writeColor,
  dimension: writeLength,
  duration: ({ value }: { value: number }) => `${value}ms`,
  cubicBezier: (numbers: readonly number[]) => `cubic-bezier(${numbers.join(', ')})`,
  fontFamily: (families: readonly string[]) =>
    families.map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)).join(', '),
  fontWeight: String,
  number: String,
  shadow: (layers: readonly ShadowValue[]) => layers.map(writeShadow).join(', '),
};

function readNumber(text: string, css: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number))
    throw new Error(`"${css}" has no number where one is needed.`);
  return number;
}

function readColor(css: string): ColorValue {
  const digits = /^#([\da-f]{6})$/i.exec(css)?.[1];
  const spaced = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (!digits && !spaced) throw new Error(`"${css}" is no colour like #0a4a7d or rgb(8 24 40 / 0.48).`);
  const bytes = digits
    ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : (spaced ?? []).slice(1, 4).map(Number);
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => decimals(byte / 255));
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const alpha = spaced ? { alpha: Number(spaced[4]) } : {};
  return { colorSpace: 'srgb', components: [red, green, blue], ...alpha, hex };
}

/** The three bytes of a colour; `hex` is a fallback by the standard, so the components decide. */
export const bytesOf = ({ components }: ColorValue): number[] =>
  components.map((part) => Math.round(part * 255));

function writeColor(color: ColorValue): string {
  if (color.colorSpace !== 'srgb')
    throw new Error(`Colours are in srgb here, not in ${String(color.colorSpace)}.`);
  const bytes = bytesOf(color);
  if (color.alpha !== undefined && color.alpha < 1) return `rgb(${bytes.join(' ')} / ${color.alpha})`;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function writeLength({ value, unit }: { value: number; unit: string }): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function readShadow(css: string): ShadowValue {
  const [, lengths = '', color = ''] = /^((?:-?[\d.]+(?:px)? )+)(\S.*)$/.exec(css) ?? [];
  const [offsetX, offsetY, blur, spread = 0] = lengths.trim().split(' ').map(Number.parseFloat);
  if (offsetX === undefined || offsetY === undefined || blur === undefined)
    throw new Error(`"${css}" is no shadow like 0 1px 2px rgb(11 29 46 / 0.08).`);
  return {
    color: readColor(color),
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}

function writeShadow({ color, offsetX, offsetY, blur, spread }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(writeLength);
  return `${lengths.join(' ')} ${writeColor(color)}`;
}
