import { density, vars } from '../../../theme/contract.css.ts';
import { framedForced } from '../../../theme/forced.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const popup = part({
  // The least; a wider control stretches it by min-inline-size.
  inlineSize: '300px',
  maxBlockSize: '420px',
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
});

export const list = part({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xs,
  scrollPaddingBlock: space.xs,
});

export const groupLabel = part({
  ...text.caption,
  padding: `${space.s} ${space.s} ${space.xs}`,
  color: vars.color.raised.ink3,
  selectors: { '*:not(:first-child) > &': { marginBlockStart: space.xs } },
});

export const option = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  inlineSize: '100%',
  minBlockSize: density.control,
  textAlign: 'start',
  paddingInline: space.s,
  paddingBlock: space.xs,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[aria-selected="true"]': { fontWeight: weight.strong },
    '&[data-active]': { background: vars.color.tint.surface },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-active]': framedForced },
    },
  },
});

export const optionBody = part({ flex: 1, minInlineSize: 0 });

export const note = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '56px',
  padding: `${space.s} ${space.m}`,
  color: vars.color.raised.ink2,
});

export const noteText = part({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

export const more = part({
  ...text.caption,
  flex: 'none',
  padding: `${space.s} ${space.m}`,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.raised.ink3,
});

/** The part of a result that was typed. */
export const mark = part({
  background: 'none',
  color: 'inherit',
  fontWeight: weight.heavy,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textDecorationColor: vars.color.focus,
  textUnderlineOffset: '3px',
  '@media': { [media.forced]: { color: 'Highlight' } },
});
