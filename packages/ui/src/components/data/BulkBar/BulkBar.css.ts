import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space, stack, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

export const bar = part({
  display: 'grid',
  gap: space.m,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.phone]: { gap: space.xs } },
});

/** On a phone the rows need the screen more than the bar does. Doubled, because its notice has its own padding. */
export const outcome = part({
  '@media': { [media.phone]: { selectors: { '&&': { padding: `${space.s} ${space.m}` } } } },
});

/** Appears without moving a row under the pointer. */
export const sticky = part({
  position: 'sticky',
  insetBlockEnd: space.s,
  zIndex: stack.sticky,
  borderRadius: vars.radius.medium,
  background: vars.color.page.surface,
  boxShadow: vars.shadow.raised,
});

// Focused elements scroll clear of the bar (WCAG 2.4.11), which takes two lines on phones, and of an outcome with it.
within('[data-bulk-bar]', {
  scrollPaddingBlockEnd: '72px',
  '@media': { [media.phone]: { scrollPaddingBlockEnd: '124px' } },
});
within('[data-bulk-bar="outcome"]', {
  scrollPaddingBlockEnd: '136px',
  '@media': { [media.phone]: { scrollPaddingBlockEnd: '196px' } },
});

export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  padding: `${space.s} ${space.m}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
});

/** While an action runs nothing can be chosen, and a progress bar is easier to see on a plain background. */
export const running = part({
  borderColor: vars.color.line,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
});

export const count = part({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums', ...text.body });

export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginInlineStart: 'auto' });

export const progress = part({ flex: '1 1 120px', minInlineSize: '80px' });

export const outcomeLine = part({
  display: 'flex',
  alignItems: 'start',
  gap: space.l,
  // Reasons that are read take the whole width of a phone.
  '@media': {
    [media.phone]: { selectors: { '&:has(details[open])': { flexDirection: 'column', gap: space.s } } },
  },
});

export const outcomeText = part({ flex: 1, minInlineSize: 0 });

export const reasonsOpener = part({
  paddingBlock: touchLine(text.body.lineHeight),
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const why = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontWeight: weight.strong,
});

export const chevron = part({
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const reasonList = part({
  display: 'grid',
  gap: space.xs,
  maxBlockSize: 'min(200px, 25dvb)',
  overflow: 'auto',
  marginBlockStart: space.s,
  paddingInlineStart: space.l,
});
