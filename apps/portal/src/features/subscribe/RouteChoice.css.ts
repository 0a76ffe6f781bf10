import { layout, media, space, text, vars } from '@fairway/ui/theme';

export const choice = layout({ display: 'grid', gap: space.m });
export const routes = layout({
  border: 0,
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
