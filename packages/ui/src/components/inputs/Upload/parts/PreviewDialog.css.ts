import { vars } from '../../../../theme/contract.css.ts';
import { media, space, text } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';
import { unseen } from '../../../../theme/unseen.ts';

export const view = part({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '240px',
  maxBlockSize: '60dvh',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.sunk.surface,
  selectors: {
    // Not centred: what overflows to the start could not be scrolled to.
    '&[data-zoomed]': { display: 'block', overflow: 'auto' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const picture = part({
  maxInlineSize: '100%',
  maxBlockSize: '60dvh',
  objectFit: 'contain',
  selectors: { '[data-zoomed] > &': { maxInlineSize: 'none', maxBlockSize: 'none' } },
});

export const steps = part({ display: 'flex', alignItems: 'center', gap: space.s, marginInlineEnd: 'auto' });

/** All the buttons fit into one row of a phone without it. */
export const word = part({
  '@media': {
    [media.phone]: { ...unseen, whiteSpace: 'nowrap' },
  },
});

export const place = part({
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.raised.ink2,
});
