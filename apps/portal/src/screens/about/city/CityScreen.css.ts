import { layout, space, vars, weight } from '@fairway/ui/theme';

export const choice = layout({ maxInlineSize: '320px' });
export const ports = layout({ listStyle: 'none', padding: 0, maxInlineSize: '560px' });
export const port = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.l,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const far = layout({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
