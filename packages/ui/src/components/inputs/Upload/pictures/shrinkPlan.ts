/** One way to draw a picture smaller: px, and the quality of the JPG from 0 to 1. */
export interface ShrinkStep {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** Longest side in px that is worth sending: the server draws nothing larger. */
const longestSide = 4096;

/** More is not decoded: four bytes a pixel would take the memory of the page. */
export const mostPixels = 120_000_000;

/**
 * Steps to make a picture fit, the best first: less quality before fewer pixels, down to the limit at which text is
 * legible.
 */
export function shrinkPlan(width: number, height: number): readonly ShrinkStep[] {
  const longest = Math.max(width, height);
  if (!(width > 0 && height > 0)) return [];
  const sides = [1, 0.75, 0.5].map((part) => Math.round(Math.min(longest, longestSide) * part));
  return sides.flatMap((side) =>
    [0.9, 0.8, 0.7].map((quality) => ({
      width: Math.max(1, Math.round((width * side) / longest)),
      height: Math.max(1, Math.round((height * side) / longest)),
      quality,
    })),
  );
}
