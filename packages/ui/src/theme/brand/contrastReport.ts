import { contrast } from '../contrast.ts';
import type { Palette } from './types.ts';

/** A pair of colours that a reader has to distinguish, and the contrast that WCAG 2.2 requires. */
export interface ContrastPair {
  /** The token in front and the one behind it: `link on page`. */
  readonly name: string;
  readonly front: string;
  readonly back: string;
  /** From 1 to 21; `NaN` where one is no colour. */
  readonly ratio: number;
  /** 4.5 for text (1.4.3), 3 for outlines of controls (1.4.11). */
  readonly least: 4.5 | 3;
}

const surfaces = ['page', 'sunk', 'paper', 'raised', 'inverse'] as const;
const pairs = ['brand', 'tint', 'good', 'bad', 'caution', 'neutral', 'danger'] as const;
const inksOnPages = ['link', 'mark', 'signal', 'up', 'down'] as const;
const pages = ['page', 'raised', 'sunk'] as const;

/** Every pair of a palette that components draw, with its contrast. */
export function contrastReport(palette: Palette): readonly ContrastPair[] {
  const pair = (name: string, front: string, back: string, least: 4.5 | 3 = 4.5): ContrastPair => ({
    ...{ name, front, back, least },
    ratio: contrast(front, back),
  });
  return [
    ...surfaces.flatMap((name) => {
      const { surface, ...inks } = palette[name];
      return Object.entries(inks).map(([ink, value]) => pair(`${name}.${ink}`, value, surface));
    }),
    ...pairs.flatMap((name) => {
      const { ink, ...grounds } = palette[name];
      return Object.entries(grounds).map(([ground, value]) => pair(`${name}.ink on ${ground}:`, ink, value));
    }),
    ...inksOnPages.flatMap((name) =>
      pages.map((page) => pair(`${name} on ${page}:`, palette[name], palette[page].surface)),
    ),
    pair('lineControl on page:', palette.lineControl, palette.page.surface, 3),
    pair('focus on page:', palette.focus, palette.page.surface, 3),
  ];
}

/** An invalid colour has no contrast at all. */
export const isLegible = ({ ratio, least }: ContrastPair) => ratio >= least;
