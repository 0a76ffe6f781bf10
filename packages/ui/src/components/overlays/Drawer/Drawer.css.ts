import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space } from '../../../theme/scale.ts';
import { parts } from '../../../theme/style.ts';

// By insets and not by transforms: they turn round with the direction of text.
const fromEnd = keyframes({ from: { opacity: 0, insetInlineEnd: '-32px' } });
const fromStart = keyframes({ from: { opacity: 0, insetInlineStart: '-32px' } });
const fromBelow = keyframes({ from: { opacity: 0, insetBlockEnd: '-32px' } });

const upright = { blockSize: '100dvh', maxBlockSize: '100dvh', maxInlineSize: '100vw' } as const;
const slide = (name: string) => ({
  selectors: { '&[open]': { animation: `${name} ${motion.slow} ${motion.ease}` } },
});

export const side = parts({
  end: {
    ...upright,
    ...slide(fromEnd),
    margin: 0,
    insetBlock: '0 auto',
    insetInline: 'auto 0',
    borderStartStartRadius: vars.radius.large,
    borderEndStartRadius: vars.radius.large,
  },
  start: {
    ...upright,
    ...slide(fromStart),
    margin: 0,
    insetBlock: '0 auto',
    insetInline: '0 auto',
    borderStartEndRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.large,
  },
  bottom: {
    ...slide(fromBelow),
    margin: '0 auto',
    insetBlock: 'auto 0',
    insetInline: 0,
    maxInlineSize: '100vw',
    maxBlockSize: `calc(100dvh - ${space.section})`,
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
  },
});

/** On phones every size is the whole width. */
export const size = parts({
  small: { inlineSize: '360px', '@media': { [media.phone]: { inlineSize: '100%' } } },
  medium: { inlineSize: '480px', '@media': { [media.phone]: { inlineSize: '100%' } } },
  large: { inlineSize: '720px', '@media': { [media.phone]: { inlineSize: '100%' } } },
});
