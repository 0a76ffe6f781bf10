import { vars } from '../../theme/contract.css.ts';
import { media, space, text } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const chosen = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.s,
  listStyle: '""',
});

export const item = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  minBlockSize: '28px',
  paddingInline: `${space.s} ${space.xs}`,
  borderRadius: vars.radius.small,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  overflowWrap: 'anywhere',
  ...text.small,
  selectors: { '&:not(:has(> button))': { paddingInlineEnd: space.s } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const name = part({ minInlineSize: 0 });

export const remove = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.tint.hover } },
});
