import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const sheet = layout({ display: 'grid', gap: space.l, marginBlockStart: space.m });
export const head = layout({ display: 'grid', gap: space.xs });
export const summary = layout({ ...text.small, color: vars.color.page.ink2 });
export const total = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  ...text.title,
  fontWeight: weight.heavy,
});
export const amount = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const quiet = layout({
  ...text.small,
  color: vars.color.page.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const list = layout({ paddingInlineStart: space.l });
export const side = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  marginBlockEnd: space.xs,
  ...text.small,
  fontWeight: weight.strong,
});
export const basis = layout({ display: 'grid', ...text.small, fontVariantNumeric: 'tabular-nums' });
export const payers = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.m,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const payer = layout({
  padding: space.m,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.medium,
});
export const notes = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.l,
  rowGap: space.xs,
  ...text.small,
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
