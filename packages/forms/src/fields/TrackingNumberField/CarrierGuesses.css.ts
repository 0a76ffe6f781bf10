import { part, space, touch } from '@fairway/ui/theme';

/** On the line of the guess, not on a separate row. */
export const choose = part({
  minBlockSize: `max(24px, ${touch})`,
  marginInlineStart: space.xs,
  paddingInline: space.xs,
  verticalAlign: 'baseline',
});
