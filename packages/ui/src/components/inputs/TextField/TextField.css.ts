import { touch, vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

const side = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  color: vars.color.raised.ink2,
  whiteSpace: 'nowrap',
} as const;

export const start = part({
  ...side,
  marginInlineStart: space.m,
  marginInlineEnd: `calc(-1 * ${space.xs})`,
  selectors: { '&:has(~ :disabled)': { color: vars.color.raised.ink3 } },
});

export const end = part({
  ...side,
  marginInlineEnd: space.m,
  selectors: {
    '&:has(> button:last-child)': { marginInlineEnd: space.xs },
    // No brighter than the value that they belong to.
    ':disabled ~ &': { color: vars.color.raised.ink3 },
  },
});

// Signs may be fainter than words.
within(`:disabled ~ .${end} > svg, .${start}:has(~ :disabled) > svg`, { opacity: 0.5 });

export const clear = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `clamp(24px, ${touch}, 38px)`,
  blockSize: `clamp(24px, ${touch}, 38px)`,
  marginInlineEnd: space.s,
  borderRadius: vars.radius.small,
  color: vars.color.raised.ink3,
  selectors: {
    '&:hover': { background: vars.color.sunk.surface, color: vars.color.raised.ink },
    'input:placeholder-shown ~ &': { display: 'none' },
  },
  '@media': {
    // A row of filled fields stays quiet; its space is reserved, so the layout does not shift when it appears.
    '(hover: hover)': {
      selectors: { '*:not(:hover, :focus-within) > &': { opacity: 0 } },
    },
  },
});
