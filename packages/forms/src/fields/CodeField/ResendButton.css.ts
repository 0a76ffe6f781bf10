import { part, vars } from '@fairway/ui/theme';

export const button = part({
  selectors: {
    // Counting is no fault of the reader's pointer: plain, without the hover of what can be pressed.
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      background: 'transparent',
      color: vars.color.raised.ink2,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'default',
    },
  },
});
