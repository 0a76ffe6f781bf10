import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.xl,
});
export const title = layout({ ...text.heading, fontWeight: weight.heavy });
export const lead = layout({ color: vars.color.page.ink2 });
export const filters = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: space.m,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const change = layout({ ...text.small, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
