import { layout, media, space } from '@fairway/ui/theme';

/** A page that asks for one thing: it stands in the middle, with room above and below. */
export const centred = layout({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: space.xl } },
});
