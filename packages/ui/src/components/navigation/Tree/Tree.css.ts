import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const tree = part({ display: 'grid' });

export const line = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '36px',
  paddingInlineEnd: space.s,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  color: vars.color.page.ink,
  ...text.small,
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[aria-selected="true"]': { background: vars.color.tint.surface, fontWeight: weight.strong },
    // Where you are, as the chart marks it.
    '&[aria-selected="true"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.xs,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.round,
      background: vars.color.mark,
    },
  },
  '@media': {
    [media.phone]: { minBlockSize: '44px' },
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const fold = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  color: vars.color.page.ink2,
  selectors: { '&[data-open]': { rotate: '90deg' } },
});

export const name = part({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = part({
  color: vars.color.page.ink3,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.regular,
});
