import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/style.ts';

/** Keeps the room of a picture as wide as high, so that nothing moves when it comes; stands empty where there is none. */
export const frame = part({
  flex: 'none',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.sunk.surface,
});
export const picture = part({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
