import { vars } from '../../../theme/contract.css.ts';
import { media, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const box = part({ position: 'relative', cursor: 'default' });

export const select = part({
  appearance: 'none',
  paddingInlineEnd: '36px',
  cursor: 'pointer',
  selectors: {
    '&:has(> option[value=""]:checked)': { color: vars.color.raised.ink3 },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(> option[value=""]:checked)': { color: 'GrayText' } } },
  },
});

export const small = part({ paddingInlineStart: space.s, paddingInlineEnd: '28px' });

/** Covers the select, so that pressing it opens the list. */
export const arrow = part({
  position: 'absolute',
  insetInlineEnd: space.s,
  color: vars.color.raised.ink2,
  pointerEvents: 'none',
  selectors: { ':disabled ~ &': { opacity: 0.5 } },
});
