import { layout, vars } from '@fairway/ui/theme';

/** Day and hour keep their order regardless of the direction around them, and stay on one line. */
export const time = layout({
  unicodeBidi: 'plaintext',
  fontVariantNumeric: 'tabular-nums',
  fontStretch: vars.font.numberWidth,
  whiteSpace: 'nowrap',
});
