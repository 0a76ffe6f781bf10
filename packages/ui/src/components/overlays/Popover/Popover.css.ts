import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = part({
  // Resets styles inherited from the trigger's container.
  ...text.body,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  fontStretch: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space.l,
  minInlineSize: '160px',
  // At least as far from the edges of a phone as the page itself.
  maxInlineSize: `min(420px, calc(100vw - ${space.xxl}))`,
  overflow: 'auto',
  overflowWrap: 'break-word',
  overscrollBehavior: 'contain',
  color: vars.color.raised.ink,
  background: vars.color.raised.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  selectors: { '&:popover-open': { animation: `${unfold} ${motion.quick} ${motion.ease}` } },
  '@media': {
    [media.forced]: { borderColor: 'CanvasText' },
    [media.still]: { selectors: { '&:popover-open': { animation: 'none' } } },
  },
});

/** At the head of the panel, where it makes nothing longer. */
export const dismiss = part({ ...unseen, insetBlockStart: 0, insetInlineStart: 0 });
