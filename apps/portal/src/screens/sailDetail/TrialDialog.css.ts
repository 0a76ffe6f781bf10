import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const body = layout({ display: 'grid', gap: space.l });
export const count = layout({ flex: 1, color: vars.color.raised.ink2, ...text.small });
export const group = layout({ border: 0 });
export const legend = layout({
  ...text.small,
  fontWeight: weight.strong,
  color: vars.color.raised.ink2,
  paddingBlockEnd: space.xs,
});
export const routes = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const codes = layout({
  ...text.caption,
  color: vars.color.raised.ink3,
  fontStretch: vars.font.numberWidth,
  whiteSpace: 'nowrap',
});
