import { space, text } from '../../../../theme/scale.ts';
import { part } from '../../../../theme/style.ts';

export const deadline = part({
  ...text.small,
  // Focus rests here when the button goes; it is not a control.
  outline: 'none',
  '@container': { '(min-width: 560px)': { marginInlineStart: 'auto' } },
});

/** A separate line below the heading, once there is a question. */
export const more = part({
  ...text.small,
  inlineSize: '100%',
  // A live region must exist before it announces text, and takes no space until then.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const asks = part({ marginBlockStart: space.s });
