import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const enter = keyframes({ from: { transform: 'translateX(100%)' } });
const enterRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

/** Start of all text in the drawer: the text of rows is inside their highlight. */
const edge = `calc(${space.s} + ${space.m})`;

export const drawer = part({
  inlineSize: 'min(320px, 100vw - 40px)',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  boxShadow: vars.shadow.overlay,
  overscrollBehavior: 'contain',
  animation: `${enter} ${motion.slow} ${motion.ease}`,
  selectors: {
    '&::backdrop': { background: vars.color.scrim },
    '&:dir(rtl)': { animationName: enterRtl },
  },
  '@media': { [media.forced]: { borderInlineStart: '1px solid CanvasText' } },
});

export const inside = part({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: '56px',
  paddingInline: `${edge} ${space.s}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const heading = part({ ...text.lead, fontWeight: weight.heavy, outline: 'none' });

export const close = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.sunk.surface } },
});

export const block = part({ paddingInline: edge });

export const rows = part({
  padding: space.s,
  listStyle: '""',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const row = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: space.m,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  ...text.lead,
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[aria-current="page"]': { fontWeight: weight.strong },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.s,
      insetInlineStart: `-${space.s}`,
      inlineSize: '3px',
      background: vars.color.mark,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } } },
  },
});

/** Renders the site's content unchanged, in as many lines as it needs. */
export const utilities = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.m,
  paddingInline: edge,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const legend = part({
  ...text.caption,
  color: vars.color.raised.ink3,
  // The browser's own has two px at its sides.
  paddingInline: 0,
  paddingBlockStart: space.l,
  marginBlockEnd: space.s,
});

export const languages = part({ display: 'flex', gap: space.s });

export const language = part({
  flex: 1,
  minBlockSize: '40px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand.surface,
      background: vars.color.tint.surface,
      color: vars.color.tint.ink,
      fontWeight: weight.strong,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
});
