import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { motion, space, text } from '../../../theme/scale.ts';
import { partOf } from '../../../theme/style.ts';
import { floating } from '../Popover/floating.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = partOf(floating, {
  ...text.small,
  cursor: 'auto',
  paddingBlock: space.xs,
  paddingInline: space.s,
  inlineSize: 'max-content',
  maxInlineSize: `min(280px, calc(100vw - ${space.l}))`,
  overflow: 'auto',
  overflowWrap: 'break-word',
  borderRadius: vars.radius.small,
  selectors: { '&:popover-open': { animation: `${fade} ${motion.quick} ${motion.ease}` } },
});
