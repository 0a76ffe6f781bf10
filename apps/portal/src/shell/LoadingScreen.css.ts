import { layout, vars } from '@fairway/ui/theme';

export const screen = layout({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.page.ink3,
});
