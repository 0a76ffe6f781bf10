import { layout, media, space, vars, weight } from '@fairway/ui/theme';

export const section = layout({ marginBlockStart: space.section });
export const form = layout({
  display: 'grid',
  gridTemplateColumns: '220px 220px auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space.m,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
/** Level with the boxes, below their labels. */
export const check = layout({
  marginBlockStart: '26px',
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});
export const figures = layout({ fontVariantNumeric: 'tabular-nums' });
export const missed = layout({ color: vars.color.bad.ink, fontWeight: weight.strong });
