import * as chart from '../brands/fairway.palette.ts';
import { contrast } from '../contrast.ts';
import { groundFor, legible } from './legible.ts';
import { type Oklch, readHex, writeHex } from './oklch.ts';
import type { Palette } from './types.ts';

/** The colours a palette is derived from. */
export interface PaletteSeed {
  readonly color: Oklch;
  readonly mark: Oklch;
}

/** Colours of the chart that take the brand's hue; red, green and amber keep their common meaning. */
const hued = ['page', 'sunk', 'paper', 'raised', 'inverse', 'neutral'] as const;
const lines = ['line', 'lineSoft'] as const;
const waters = ['water1', 'water2', 'water3', 'deep'] as const;

/** A palette as well balanced as the kit's own: its lightness and strength, in the hue of another brand. */
export function derivePalette(scheme: 'light' | 'dark', { color, mark }: PaletteSeed): Palette {
  const from = scheme === 'light' ? chart.light : chart.dark;
  // Navy is quiet by night, deep red and olive are not: warm greys keep less of their hue.
  const strength = scheme === 'dark' && (color.h < 140 || color.h > 320) ? 0.4 : 1;
  const inHue = (hex: string) => tinted(hex, color, strength);
  const grounds = Object.fromEntries(hued.map((name) => [name, mapped(from[name], inHue)])) as Pick<
    Palette,
    (typeof hued)[number]
  >;
  const pages = [grounds.page.surface, grounds.raised.surface, grounds.sunk.surface];
  const inked = Object.fromEntries(hued.map((name) => [name, reinked(grounds[name])])) as unknown as Pick<
    Palette,
    (typeof hued)[number]
  >;
  const water = waterHue(color);
  return {
    ...from,
    ...inked,
    ...(Object.fromEntries(lines.map((name) => [name, inHue(from[name])])) as Pick<
      Palette,
      'line' | 'lineSoft'
    >),
    ...(Object.fromEntries(waters.map((name) => [name, tinted(from[name], water, 1)])) as Pick<
      Palette,
      (typeof waters)[number]
    >),
    brand: scheme === 'light' ? solid(color) : solid({ ...color, l: Math.max(color.l, 0.52) }),
    tint: tint(from.tint, color, scheme),
    link: legible(scheme === 'light' ? color : brighter(color), pages),
    mark: legible(scheme === 'light' ? mark : brighter(mark), pages),
    signal: legible(readHex(from.signal) as Oklch, pages),
    up: legible(readHex(from.up) as Oklch, pages),
    down: legible(readHex(from.down) as Oklch, pages),
    lineControl: legible(readHex(inHue(from.lineControl)) as Oklch, [grounds.page.surface], 3.05),
    focus: legible(scheme === 'light' ? color : brighter(color), [grounds.page.surface], 3.05),
  };
}

/** A colour of the chart in another hue; a grey brand makes greys. */
function tinted(hex: string, { c, h }: Pick<Oklch, 'c' | 'h'>, strength: number): string {
  const own = readHex(hex) as Oklch;
  return writeHex({ l: own.l, c: own.c * Math.min(1, c / 0.06) * strength, h });
}

function mapped<Names extends Readonly<Record<string, string>>>(
  names: Names,
  change: (hex: string) => string,
): Names {
  return Object.fromEntries(Object.entries(names).map(([name, hex]) => [name, change(hex)])) as Names;
}

/** Inks adjusted to be legible on their surface. */
function reinked(pair: Readonly<Record<string, string>>): Record<string, string> {
  const { surface = '', ...inks } = pair;
  return { surface, ...mapped(inks, (ink) => legible(readHex(ink) as Oklch, [surface])) };
}

/** The brand as a ground: exactly its own colour where white or black is legible on it, which one always is. */
function solid(color: Oklch): Palette['brand'] {
  const own = writeHex(color);
  const white = contrast(own, '#ffffff') >= 4.5;
  const ink = white ? '#ffffff' : '#101418';
  const surface = groundFor(color, ink, 4.5);
  const at = (readHex(surface) as Oklch).l;
  const away = white ? -1 : 1;
  // Away from the ink, so that neither state is harder to read than the idle button.
  const state = (by: number) => writeHex({ ...color, l: Math.min(1, Math.max(0, at + away * by)) });
  return { surface, ink, hover: state(0.05), pressed: state(0.1) };
}

function tint(from: Palette['tint'], color: Oklch, scheme: 'light' | 'dark'): Palette['tint'] {
  const surface = tinted(from.surface, color, 1);
  const hover = tinted(from.hover, color, 1);
  return { surface, hover, ink: legible(scheme === 'light' ? color : brighter(color), [surface, hover]) };
}

/** The same colour by night: light enough for dark ground, without glaring. */
const brighter = (color: Oklch): Oklch => ({
  ...color,
  l: Math.max(color.l, 0.78),
  c: Math.min(color.c, 0.13),
});

/** Water is green, blue or violet; a brand of fire has blue water. */
const waterHue = ({ h }: Oklch) => ({ c: 1, h: h >= 140 && h <= 290 ? h : 230 });
