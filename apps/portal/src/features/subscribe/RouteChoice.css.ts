import { layout, text, vars } from '@fairway/ui/theme';

export const codes = layout({
  ...text.caption,
  color: vars.color.raised.ink3,
  fontStretch: vars.font.numberWidth,
  whiteSpace: 'nowrap',
});
