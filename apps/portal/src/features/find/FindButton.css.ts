import { layout, media, space, text, vars } from '@fairway/ui/theme';

/** Only where there is a keyboard to press them on. */
export const keys = layout({
  ...text.caption,
  fontFamily: 'inherit',
  paddingInline: space.xs,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  '@media': { [media.narrow]: { display: 'none' } },
});

/** In the menu of narrow screens the words of all that stands there begin in one line, whatever the button's unseen edge. */
export const button = layout({
  '@media': { [media.narrow]: { marginInlineStart: `calc(-1px - ${space.m})` } },
});
