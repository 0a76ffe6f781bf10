import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.xl,
});
export const person = layout({ display: 'grid' });
export const email = layout({
  ...text.caption,
  fontWeight: weight.regular,
  color: vars.color.raised.ink3,
  overflowWrap: 'anywhere',
});
export const actions = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [media.notPhone]: { justifyContent: 'end' } },
});
