import { touch, vars } from './contract.css.ts';
import { media, space, text } from './scale.ts';

/** A small box for a selected value. Its own styles may follow. */
export const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  paddingInline: `${space.s} ${space.xs}`,
  borderRadius: vars.radius.small,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  overflowWrap: 'anywhere',
  ...text.small,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
} as const;

/** The button in it that takes it away. */
export const chipRemove = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `max(24px, ${touch})`,
  blockSize: `max(24px, ${touch})`,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.tint.hover } },
} as const;
