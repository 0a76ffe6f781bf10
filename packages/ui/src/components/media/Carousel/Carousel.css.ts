import { touch, vars } from '../../../theme/contract.css.ts';
import { isolated } from '../../../theme/numerals.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const carousel = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

/** All slides share one cell, so that the tallest defines the height and the layout does not shift. */
export const slides = part({
  display: 'grid',
  order: -1,
  touchAction: 'pan-y',
});

export const slide = part({
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  transition: `opacity ${motion.slow} ${motion.ease}, visibility ${motion.slow}`,
  selectors: { '&[inert]': { opacity: 0, visibility: 'hidden' } },
});

export const controls = part({ display: 'flex', alignItems: 'center', marginInlineStart: '-7px' });

export const picks = part({ display: 'flex', alignItems: 'center' });
export const count = part({ ...text.small, ...isolated, fontVariantNumeric: 'tabular-nums' });

export const control = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `max(28px, ${touch})`,
  blockSize: `max(28px, ${touch})`,
  borderRadius: vars.radius.round,
  color: 'inherit',
  selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' } },
});

export const dot = part({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.round,
  border: '1px solid currentColor',
  selectors: { '[aria-current="true"] > &': { background: 'currentColor', inlineSize: '16px' } },
  '@media': {
    [media.forced]: {
      selectors: { '[aria-current="true"] > &': { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});
