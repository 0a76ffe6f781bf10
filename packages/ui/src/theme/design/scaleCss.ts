import { cssOf } from './cssValues.ts';
import { leavesOf, propertyOf, scaleTokens } from './designTokens.ts';

/**
 * Distances, type, weights, motion and layers as custom properties: `--fw-space-m`, `--fw-text-body-font-size`.
 * Breakpoints are left out, because a media query does not accept a custom property.
 */
export function scaleCss(): string {
  const { breakpoint: _, ...scale } = scaleTokens();
  const lines = leavesOf(scale).map(([path, token]) => `${propertyOf(path)}: ${cssOf(token)};`);
  return `@layer fairway-reset, fairway-base, fairway-components, fairway-site;\n@layer fairway-base {\n:root {\n${lines.join('\n')}\n}\n}\n`;
}
