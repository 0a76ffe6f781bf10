import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/style.ts';

/** Reserves a square for a picture, so that nothing moves when it arrives; empty without one. */
export const frame = part({
  flex: 'none',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.sunk.surface,
});
export const picture = part({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
