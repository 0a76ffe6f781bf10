import { touch, vars } from '../../../theme/contract.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const copyable = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
});

export const value = part({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...numerals,
  userSelect: 'all',
});

export const button = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  // 24 px is the least that a mouse may have to hit (WCAG 2.5.8); the margin keeps rows of text at their height.
  inlineSize: `max(24px, ${touch})`,
  blockSize: `max(24px, ${touch})`,
  marginBlock: '-2px',
  borderRadius: vars.radius.small,
  color: vars.color.link,
  selectors: { '&:hover': { background: vars.color.tint.surface } },
});
