import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const cell = layout({
  display: 'grid',
  gap: space.hair,
  minInlineSize: '96px',
  selectors: { '&[data-align="end"]': { justifyItems: 'end' } },
});
export const total = layout({
  fontSize: '16px',
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
export const more = layout({
  ...text.caption,
  color: vars.color.page.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const best = layout({ ...text.caption, color: vars.color.down, fontWeight: weight.strong });
export const missing = layout({
  ...text.caption,
  color: vars.color.page.ink2,
  maxInlineSize: '200px',
  whiteSpace: 'normal',
});
