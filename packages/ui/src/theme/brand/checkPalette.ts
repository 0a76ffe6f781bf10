import { contrastReport, isLegible } from './contrastReport.ts';
import type { Palette } from './types.ts';

/** Returns the illegible pairs of a palette, one line each: text at 4.5:1 on its background, outlines of controls at 3:1. */
export function checkPalette(palette: Palette): readonly string[] {
  return contrastReport(palette)
    .filter((pair) => !isLegible(pair))
    .map(
      ({ name, front, back, ratio, least }) =>
        `${name} ${front} on ${back} is ${ratio.toFixed(2)}:1, wanted ${least}:1`,
    );
}
