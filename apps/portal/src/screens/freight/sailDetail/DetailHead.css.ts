import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const ship = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  color: vars.color.page.ink2,
});

export const legs = layout({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(80px, 1fr) auto',
  alignItems: 'start',
  gap: space.l,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': {
    [media.phone]: { gap: space.s, padding: space.m },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
export const leg = layout({ display: 'grid' });
export const legName = layout({ ...text.caption, color: vars.color.page.ink2 });
export const legDay = layout({
  ...text.title,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
});
export const legPort = layout({ ...text.small, color: vars.color.page.ink2 });
export const days = layout({
  display: 'flex',
  alignSelf: 'center',
  alignItems: 'center',
  gap: space.s,
  color: vars.color.page.ink2,
  ...text.small,
  whiteSpace: 'nowrap',
});
export const line = layout({ flex: 1, borderBlockStart: `2px dotted ${vars.color.mark}` });

export const prices = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});
export const price = layout({
  padding: `${space.m} ${space.l}`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.phone]: { paddingInline: space.m } },
});
export const box = layout({
  ...text.caption,
  color: vars.color.page.ink2,
  fontStretch: vars.font.numberWidth,
});
export const amount = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { ...text.title } },
});
