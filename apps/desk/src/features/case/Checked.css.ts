import { layout, space, text, vars, weight } from '@fairway/ui/theme';

/** Money that a case is about, and what of it was compared. */
export const amount = layout({ display: 'grid' });
export const amountLabel = layout({ ...text.caption, color: vars.color.page.ink2 });
export const amountNumber = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
export const checks = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const check = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.m}`,
  padding: `${space.xs} ${space.s}`,
  marginInline: `calc(-1 * ${space.s})`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  ':focus': { background: vars.color.tint.surface, outlineOffset: '-2px' },
});
export const checkName = layout({ fontWeight: weight.medium });
