import { vars } from '../../../../../theme/contract.css.ts';
import { media } from '../../../../../theme/scale.ts';
import { part } from '../../../../../theme/style.ts';

/** A selected cell. */
export const selectedCell = part({
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
