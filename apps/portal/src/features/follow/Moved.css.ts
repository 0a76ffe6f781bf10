import { layout, text, vars } from '@fairway/ui/theme';

export const moved = layout({
  ...text.small,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.page.ink2,
  selectors: {
    '&[data-tone="red"]': { color: vars.color.up },
    '&[data-tone="green"]': { color: vars.color.down },
  },
});
