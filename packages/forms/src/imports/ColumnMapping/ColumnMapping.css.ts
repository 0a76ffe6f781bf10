import { media, part } from '@fairway/ui/theme';

/** On a tablet the values wrap, so that the selects next to them are whole. */
export const values = part({
  '@media': { [media.tabletOnly]: { display: 'block', maxInlineSize: '172px' } },
});
