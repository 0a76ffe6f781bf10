import { layout, text, vars } from '@fairway/ui/theme';

export const moved = layout({
  ...text.small,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.page.ink2,
  selectors: {
    '&[data-way="up"]': { color: vars.color.up },
    '&[data-way="down"]': { color: vars.color.down },
  },
});
