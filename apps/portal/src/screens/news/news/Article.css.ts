import { layout, layoutWithin, text as sizes, space, stack, vars, weight } from '@fairway/ui/theme';
import { keyframes } from '@vanilla-extract/css';

/** Stays visible while the text scrolls. */
export const bar = layout({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.page.surface,
});
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });
/** The reading position in the text; hidden in browsers without support. */
export const position = layout({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-2px',
  blockSize: '2px',
  background: vars.color.mark,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${grow} linear both`,
      animationTimeline: 'scroll(nearest block)',
    },
  },
});

export const text = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  padding: space.xl,
});
/** Three key facts in one line. */
layoutWithin(`.${text} > dl`, { gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))' });
export const title = layout({
  ...sizes.heading,
  fontWeight: weight.heavy,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
export const note = layout({ ...sizes.small, color: vars.color.page.ink2 });

export const next = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.m}`,
  padding: `${space.m} ${space.xl}`,
  color: 'inherit',
  textDecoration: 'none',
  background: vars.color.sunk.surface,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const nextTitle = layout({ gridColumn: 1, fontWeight: weight.strong });
