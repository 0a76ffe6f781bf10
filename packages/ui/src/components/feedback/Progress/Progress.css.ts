import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { isolated, numerals } from '../../../theme/numerals.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

// Along the line of text, so by insets: a transform would not turn round.
const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const progress = part({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const head = part({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.m,
});

export const label = part({ minInlineSize: 0, overflowWrap: 'break-word' });

export const value = part({
  flex: 'none',
  color: vars.color.page.ink2,
  ...numerals,
  ...isolated,
});

export const track = part({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.neutral.surface,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const size = parts({
  small: { blockSize: '4px' },
  medium: { blockSize: '8px' },
});

export const bar = part({
  blockSize: '100%',
  borderRadius: vars.radius.round,
  transition: `inline-size ${motion.slow} ${motion.ease}`,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

const filled = { '@media': { [media.forced]: { background: 'Highlight' } } } as const;

export const tone = parts({
  brand: { background: vars.color.brand.surface, ...filled },
  good: { background: vars.color.good.ink, ...filled },
  bad: {
    background: vars.color.bad.ink,
    // Broken line, because the task failed.
    '@media': {
      [media.forced]: {
        background: 'repeating-linear-gradient(90deg, CanvasText 0 4px, transparent 4px 8px)',
      },
    },
  },
});

export const unknown = part({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '40%',
  animation: `${pass} 1400ms linear infinite`,
  // Without motion it fills the track thinly: work is in progress, how much is unknown.
  '@media': { [media.still]: { inlineSize: '100%', opacity: 0.4 } },
});
