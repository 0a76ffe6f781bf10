import { vars } from '../../theme/contract.css.ts';
import { space, text } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const deadline = part({
  ...text.small,
  '@container': { '(min-width: 560px)': { marginInlineStart: 'auto' } },
});

/** A line of its own below the heading, once there is something to ask. */
export const more = part({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  inlineSize: '100%',
  selectors: {
    // A live region has to be there before it speaks, and takes no line until then.
    '&:has(> p:empty)': { position: 'absolute' },
    '&[data-asks]': {
      marginBlockStart: space.s,
      padding: `${space.s} ${space.m}`,
      background: vars.color.caution.surface,
      color: vars.color.caution.ink,
      borderRadius: vars.radius.medium,
    },
  },
});
