import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const section = layout({ marginBlockStart: space.section });
export const moves = layout({ listStyle: 'none', display: 'grid', gap: space.xs });
export const timeline = layout({ listStyle: 'none', display: 'grid' });
export const version = layout({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const versionHead = layout({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  color: vars.color.page.ink2,
});
export const values = layout({ listStyle: 'none', display: 'grid', gap: space.xs });
export const value = layout({ display: 'flex', flexWrap: 'wrap', columnGap: space.s });
export const former = layout({ color: vars.color.page.ink2, fontVariantNumeric: 'tabular-nums' });
export const latest = layout({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const day = layout({ maxInlineSize: '280px' });
