import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const link = part({
  color: vars.color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { textDecorationThickness: '2px', transition: `text-decoration-thickness ${motion.quick}` },
  },
  '@media': { [media.forced]: { color: 'LinkText' } },
});

export const quiet = part({ color: 'inherit' });

/** Stays with the last word. */
export const mark = part({
  display: 'inline',
  marginInlineStart: space.hair,
  verticalAlign: 'text-bottom',
});
