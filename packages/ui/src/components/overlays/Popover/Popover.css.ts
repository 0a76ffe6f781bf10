import { keyframes } from '@vanilla-extract/css';
import { motion, space } from '../../../theme/scale.ts';
import { part, partOf } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';
import { floating } from './floating.css.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = partOf(floating, {
  padding: space.l,
  minInlineSize: '160px',
  // At least as far from the edges of a phone as the page itself.
  maxInlineSize: `min(420px, calc(100vw - ${space.xxl}))`,
  overflow: 'auto',
  overflowWrap: 'break-word',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:popover-open': { animation: `${unfold} ${motion.quick} ${motion.ease}` } },
});

/** At the head of the panel, where it makes nothing longer. */
export const dismiss = part({ ...unseen, insetBlockStart: 0, insetInlineStart: 0 });
