import { layout, media, space } from '@fairway/ui/theme';

/** A page with a single task: centred, with space above and below. */
export const centred = layout({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: space.xl } },
});
