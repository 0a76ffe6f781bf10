import { density, vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';

export const root = part({ display: 'grid', gap: space.l, padding: space.s });

const collapsed = `${root}[data-collapsed] &`;

export const group = part({ minInlineSize: 0 });

export const groupLabel = part({
  ...text.caption,
  fontWeight: weight.strong,
  color: inks.faint,
  paddingInline: space.m,
  paddingBlockEnd: space.xs,
  selectors: {
    // A line keeps the groups apart; the name is still read.
    [collapsed]: {
      borderBlockStart: `1px solid ${vars.color.line}`,
      marginInline: space.s,
      paddingBlockEnd: space.s,
    },
    [`${root}[data-collapsed] > :first-child > &`]: { borderBlockStart: 0, paddingBlockEnd: 0 },
  },
});
export const groupWords = part({ selectors: { [collapsed]: unseen } });

export const list = part({ display: 'grid', gap: space.hair, listStyle: '""' });

export const item = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  inlineSize: '100%',
  minBlockSize: density.control,
  paddingInline: space.m,
  paddingBlock: space.xs,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  ...text.body,
  selectors: {
    '&:hover:not([aria-current]), &[aria-expanded="true"][aria-haspopup]:not([aria-current])': {
      background: `color-mix(in srgb, ${vars.color.page.ink} 6%, transparent)`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.color.tint.surface,
      color: vars.color.tint.ink,
      fontWeight: weight.strong,
    },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.s,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.round,
      background: vars.color.mark,
    },
    [collapsed]: { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    [media.narrow]: { minBlockSize: '44px' },
    [media.forced]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
  },
});

export const icon = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  fontWeight: weight.strong,
});

export const label = part({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  selectors: { [collapsed]: unseen },
});

export const count = part({
  flex: 'none',
  minInlineSize: '20px',
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  background: vars.color.neutral.surface,
  color: vars.color.neutral.ink,
  ...text.caption,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '[aria-current] > &': { background: vars.color.tint.ink, color: vars.color.tint.surface },
    // Drawn, because the name says the whole number.
    '&::before': { content: 'attr(data-count)', direction: 'ltr', unicodeBidi: 'isolate' },
    [collapsed]: {
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: 'calc(50% + 2px)',
      minInlineSize: '16px',
      paddingInline: '4px',
      background: vars.color.danger.surface,
      color: vars.color.danger.ink,
      fontSize: '10px',
      lineHeight: '16px',
    },
  },
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
});

export const chevron = part({
  flex: 'none',
  color: inks.faint,
  transition: `rotate ${motion.quick} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const nested = part({
  display: 'grid',
  gap: space.hair,
  listStyle: '""',
  paddingBlockStart: space.hair,
  selectors: { '&[hidden]': { display: 'none' } },
});
