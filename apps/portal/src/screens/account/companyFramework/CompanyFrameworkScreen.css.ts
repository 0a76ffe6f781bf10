import { layout, media, space, text, vars } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});
export const side = layout({
  display: 'grid',
  gap: space.s,
  paddingInlineEnd: space.l,
  borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
});
/** Replaces the tree where there is no room for it; the select fills the space next to the button. */
export const choice = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s,
});
export const person = layout({ display: 'grid', minInlineSize: 0 });
export const faint = layout({ color: vars.color.page.ink3, ...text.caption });
export const bar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  padding: space.s,
  paddingInlineStart: space.m,
  borderRadius: vars.radius.medium,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
});
export const refused = layout({
  margin: 0,
  paddingInlineStart: space.l,
  maxBlockSize: '240px',
  overflowY: 'auto',
  ...text.small,
});

export const row = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
