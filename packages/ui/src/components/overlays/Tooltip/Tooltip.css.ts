import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = part({
  // Resets styles inherited from the trigger's container.
  ...text.small,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  fontStretch: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'auto',
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.s,
  inlineSize: 'max-content',
  maxInlineSize: `min(280px, calc(100vw - ${space.l}))`,
  overflow: 'auto',
  overflowWrap: 'break-word',
  color: vars.color.raised.ink,
  background: vars.color.raised.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:popover-open': { animation: `${fade} ${motion.quick} ${motion.ease}` } },
  '@media': {
    [media.forced]: { borderColor: 'CanvasText' },
    [media.still]: { selectors: { '&:popover-open': { animation: 'none' } } },
  },
});
