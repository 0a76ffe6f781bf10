import { vars } from '../../../theme/contract.css.ts';
import { disabledForced } from '../../../theme/forced.ts';
import { media } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** A square button that is an icon: part of a box, a row or a head. The function of that name adds its size. */
export const iconButton = part({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.raised.ink2,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': {
      background: vars.color.sunk.surface,
      color: vars.color.raised.ink,
    },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&[aria-expanded="true"]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:disabled, &[aria-disabled="true"]': disabledForced,
        '&[aria-expanded="true"]': { color: 'Highlight' },
      },
    },
  },
});
