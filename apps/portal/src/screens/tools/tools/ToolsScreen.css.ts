import { layout, space, text, vars, weight } from '@fairway/ui/theme';

/** As many tools side by side as fit; their fields are aligned. */
export const list = layout({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: `${space.xl} ${space.xxl}`,
});
export const tool = layout({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space.s,
  paddingBlockStart: space.l,
  borderBlockStart: `2px solid ${vars.color.water2}`,
  minInlineSize: 0,
});
export const name = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  ...text.title,
  fontWeight: weight.strong,
});
export const link = layout({
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const says = layout({ color: vars.color.page.ink2, marginBlockEnd: space.s });
