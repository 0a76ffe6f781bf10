import { touch } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, space, text } from '../../../theme/scale.ts';
import { part, partOf } from '../../../theme/style.ts';
import { touchArea } from '../../../theme/touch.css.ts';
import { touchLine } from '../../../theme/touchLine.ts';

export const root = part({ '@media': offPaper });

export const steps = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...text.small,
  color: inks.quiet,
});

export const step = part({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  // After its step, so that it opens no line.
  selectors: {
    '&:not(:last-child)::after': { content: '"›"', marginInlineStart: space.s, color: inks.faint },
    '&:not(:last-child):dir(rtl)::after': { content: '"‹"' },
  },
});

export const link = partOf(touchArea, {
  color: inks.quiet,
  textUnderlineOffset: '3px',
  '@media': {
    [media.phone]: { display: 'inline-block', paddingBlock: space.xs },
    [media.touch]: { display: 'inline-block', paddingBlock: touchLine(text.small.lineHeight) },
  },
});

export const more = part({
  ...text.small,
  minInlineSize: `max(24px, ${touch})`,
  minBlockSize: `max(24px, ${touch})`,
  marginInline: `calc(-1 * ${space.xs})`,
  color: inks.quiet,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
