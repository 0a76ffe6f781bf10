import { density, vars } from '../../../theme/contract.css.ts';
import { framedForced } from '../../../theme/forced.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** Stays visible under the dialog's head while the list scrolls below. */
export const box = part({
  position: 'sticky',
  insetBlockStart: '64px',
  zIndex: 1,
  paddingBlockEnd: space.s,
  background: vars.color.raised.surface,
  '@media': { [media.phone]: { insetBlockStart: '52px' } },
});

/** As high as a full list, so that the layout does not shift while the user types. */
export const list = part({ minBlockSize: '280px' });

export const option = part({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  minBlockSize: density.control,
  paddingInline: space.s,
  paddingBlock: space.s,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[aria-selected="true"]': { background: vars.color.tint.surface },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]': framedForced } } },
});

export const icon = part({ flex: 'none', alignSelf: 'center', color: vars.color.raised.ink3 });

export const name = part({ flex: '0 1 auto', minInlineSize: 0, fontWeight: weight.medium });

export const itemNote = part({
  ...text.small,
  // Stays on its line next to a long name.
  flex: '1 0 40%',
  minInlineSize: 0,
  textAlign: 'end',
  color: vars.color.raised.ink3,
});

export const note = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '280px',
  justifyContent: 'center',
  color: vars.color.raised.ink2,
});

export const noteText = part({ minInlineSize: 0 });

export const hint = part({
  ...text.caption,
  marginBlockStart: space.m,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.raised.ink3,
  '@media': { [media.phone]: { display: 'none' } },
});
