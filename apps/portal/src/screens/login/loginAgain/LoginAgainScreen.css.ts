import { layout, media, space, vars } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: space.xl } },
});
export const inner = layout({ inlineSize: 'min(480px, 100%)' });
export const link = layout({ color: vars.color.link, textUnderlineOffset: '3px' });
