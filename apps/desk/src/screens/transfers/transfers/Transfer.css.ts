import { layout, media, space } from '@fairway/ui/theme';

export const confirming = layout({
  display: 'grid',
  alignItems: 'start',
  gap: space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr) auto' } },
});
