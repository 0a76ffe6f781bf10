import { layout, space, text, vars } from '@fairway/ui/theme';

export const tips = layout({
  ...text.small,
  color: vars.color.page.ink2,
  listStyle: 'decimal',
  paddingInlineStart: space.l,
});
