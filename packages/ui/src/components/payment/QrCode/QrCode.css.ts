import { part } from '../../../theme/style.ts';

/** Scanners need dark on white: neither a dark scheme nor the reader's own colours may invert it. */
export const code = part({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  background: 'white',
  color: 'black',
  fill: 'currentColor',
  forcedColorAdjust: 'none',
});
