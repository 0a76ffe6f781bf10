import { density, vars } from '../../../theme/contract.css.ts';
import { framedForced } from '../../../theme/forced.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const popup = part({
  maxBlockSize: '360px',
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
});

/** On phones the columns scroll sideways; the one in use scrolls into view. */
export const columns = part({
  position: 'relative',
  display: 'flex',
  minBlockSize: 0,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
});

export const column = part({
  flex: '1 0 148px',
  maxInlineSize: '260px',
  blockSize: '320px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xs,
  scrollPaddingBlock: space.xs,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.lineSoft}` } },
});

export const list = part({ overflowY: 'auto', overscrollBehavior: 'contain', padding: space.xs });

export const option = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  inlineSize: '100%',
  minBlockSize: density.controlSmall,
  paddingInline: space.s,
  paddingBlock: space.xs,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  overflowWrap: 'break-word',
  // Long columns render only the visible part.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${density.controlSmall}`,
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    // An ancestor of the selected or viewed place.
    '&[data-open]': { background: vars.color.sunk.surface, fontWeight: weight.medium },
    '&[data-active], &:focus-visible': { background: vars.color.tint.surface, color: vars.color.tint.ink },
    '&[aria-selected="true"]': { fontWeight: weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-active]': framedForced },
    },
  },
});

export const label = part({ flex: 1, minInlineSize: 0 });

export const origin = part({ ...text.caption, color: vars.color.raised.ink3 });

export const note = part({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  padding: space.m,
  ...text.small,
  color: vars.color.raised.ink2,
  overflowWrap: 'break-word',
});
