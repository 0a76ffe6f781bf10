import { layout, media, space, text } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.xl,
});
export const filters = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr)) auto',
  alignItems: 'start',
  gap: space.m,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Above the pairs of what is chosen and of the days, where these stand in two columns. */
export const keyword = layout({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } });
/** Beside fields it stands below the line of their labels. */
export const find = layout({
  marginBlockStart: '24px',
  '@media': { [media.narrow]: { gridColumn: '1 / -1', marginBlockStart: 0 } },
});
export const change = layout({ ...text.small, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
