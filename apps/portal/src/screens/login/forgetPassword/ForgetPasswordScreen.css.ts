import { layout, media, space } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: space.xl } },
});
export const card = layout({ inlineSize: 'min(480px, 100%)' });
