import { contrast } from '../contrast.ts';
import type { Palette } from './types.ts';

const surfaces = ['page', 'sunk', 'paper', 'raised', 'inverse'] as const;
const pairs = ['brand', 'tint', 'good', 'bad', 'caution', 'neutral', 'danger'] as const;
const inksOnPages = ['link', 'mark', 'signal', 'up', 'down'] as const;
const pages = ['page', 'raised', 'sunk'] as const;

/** What cannot be read in a palette, one line each: text at 4.5:1 on its ground, outlines of controls at 3:1. */
export function checkPalette(palette: Palette): readonly string[] {
  const problems: string[] = [];
  const wants = (what: string, one: string, other: string, ratio: number) => {
    const has = contrast(one, other);
    // A colour nobody can read has no contrast at all.
    if (!(has >= ratio))
      problems.push(`${what} ${one} on ${other} is ${has.toFixed(2)}:1, wanted ${ratio}:1`);
  };
  for (const name of surfaces) {
    const { surface, ...inks } = palette[name];
    for (const [ink, value] of Object.entries(inks)) wants(`${name}.${ink}`, value, surface, 4.5);
  }
  for (const name of pairs) {
    const { ink, ...grounds } = palette[name];
    for (const [ground, value] of Object.entries(grounds))
      wants(`${name}.ink on ${ground}:`, ink, value, 4.5);
  }
  for (const name of inksOnPages)
    for (const page of pages) wants(`${name} on ${page}:`, palette[name], palette[page].surface, 4.5);
  wants('lineControl on page:', palette.lineControl, palette.page.surface, 3);
  wants('focus on page:', palette.focus, palette.page.surface, 3);
  return problems;
}
