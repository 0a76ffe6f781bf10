import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  ...text.small,
  color: vars.color.page.ink2,
});
export const bests = layout({ display: 'grid', gap: space.s });
export const best = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.m });
export const link = layout({
  color: vars.color.link,
  textUnderlineOffset: '3px',
  fontVariantNumeric: 'tabular-nums',
});
export const ship = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
});
export const quiet = layout({ ...text.small, color: vars.color.page.ink3 });
export const price = layout({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heavy,
  whiteSpace: 'nowrap',
});
export const row = layout({ display: 'grid', gap: space.hair });
