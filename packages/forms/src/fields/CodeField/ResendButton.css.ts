import { part, space, vars } from '@fairway/ui/theme';

/** At the end inside the field's box: its text ends where the text of other fields ends. */
export const resend = part({
  marginInlineEnd: `calc(-1 * ${space.s})`,
  selectors: {
    // While it waits it is plain text, without the hover style of a button.
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      background: 'transparent',
      color: vars.color.raised.ink2,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'default',
    },
  },
});
