import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({ display: 'grid', gap: space.xl, paddingBlock: space.xl });
export const queues = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const queue = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.l,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.page.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk.surface },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const name = layout({ ...text.lead, fontWeight: weight.strong });
export const badges = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
});
/** In the last column, whether the row has badges or not. */
export const count = layout({
  gridColumn: '-2 / -1',
  textAlign: 'end',
  color: vars.color.page.ink2,
  whiteSpace: 'nowrap',
});
export const number = layout({
  ...text.heading,
  color: vars.color.page.ink,
  fontVariantNumeric: 'tabular-nums',
});
