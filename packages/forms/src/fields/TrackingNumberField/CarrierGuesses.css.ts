import { part, space } from '@fairway/ui/theme';

/** On the line of the guess, not on a separate row. */
export const choose = part({
  minBlockSize: '24px',
  marginInlineStart: space.xs,
  paddingInline: space.xs,
  verticalAlign: 'baseline',
});
