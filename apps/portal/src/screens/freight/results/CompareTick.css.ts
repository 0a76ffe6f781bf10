import { layout } from '@fairway/ui/theme';

/**
 * Above the link that covers the row, which comes after it, and far enough from its neighbours that a finger meets the
 * right one.
 */
export const tick = layout({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  paddingBlock: '2px',
});
