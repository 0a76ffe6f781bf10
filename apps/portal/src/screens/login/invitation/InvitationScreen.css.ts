import { layout, media, space } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: space.xl } },
});
export const inner = layout({ inlineSize: 'min(560px, 100%)' });
