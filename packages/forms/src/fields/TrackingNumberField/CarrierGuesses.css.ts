import { part, space } from '@fairway/ui/theme';

/** In the line of the guess, not a row of its own. */
export const choose = part({
  minBlockSize: '24px',
  marginInlineStart: space.xs,
  paddingInline: space.xs,
  verticalAlign: 'baseline',
});
