import { density, vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const root = part({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
});

export const item = part({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const summary = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: density.row,
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { paddingInline: space.m } },
});

export const heading = part({
  ...text.body,
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'break-word',
});

export const note = part({ ...text.small, flex: 'none', color: vars.color.raised.ink2 });

export const chevron = part({
  flex: 'none',
  color: vars.color.raised.ink3,
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = part({
  padding: `0 ${space.l} ${space.l}`,
  color: vars.color.raised.ink2,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { paddingInline: space.m } },
});
