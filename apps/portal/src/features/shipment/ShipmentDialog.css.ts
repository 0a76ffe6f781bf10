import { layout, media, space, text, weight } from '@fairway/ui/theme';

export const group = layout({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = layout({
  padding: 0,
  marginBlockEnd: space.s,
  ...text.small,
  fontWeight: weight.strong,
});
export const boxes = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.m,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const pair = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.m,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
