import { contrast } from '../contrast.ts';
import { type Oklch, writeHex } from './oklch.ts';

/** Contrast of text required by WCAG 2.2, with a margin for rounding. */
export const readable = 4.55;

/** The nearest lightness at which a colour is legible on all grounds: darker on light ones, lighter on dark ones. */
export function legible(colour: Oklch, grounds: readonly string[], ratio = readable): string {
  const onLight = grounds.every((ground) => contrast(ground, '#000000') > contrast(ground, '#ffffff'));
  const step = onLight ? -0.005 : 0.005;
  for (let l = colour.l; l >= 0 && l <= 1; l += step) {
    const hex = writeHex({ ...colour, l });
    if (grounds.every((ground) => contrast(ground, hex) >= ratio)) return hex;
  }
  return onLight ? '#000000' : '#ffffff';
}

/** Moves a ground away from its ink until the ink is legible on it. */
export function groundFor(colour: Oklch, ink: string, ratio = readable): string {
  const step = contrast(ink, '#000000') > contrast(ink, '#ffffff') ? -0.005 : 0.005;
  for (let l = colour.l; l >= 0 && l <= 1; l += step) {
    const hex = writeHex({ ...colour, l });
    if (contrast(ink, hex) >= ratio) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}
