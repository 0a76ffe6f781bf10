import { layout, media, stack, vars } from '@fairway/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.86)' } });

/** A thin line at the top while something is fetched. It waits a moment, so that quick loads show nothing. */
export const bar = layout({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  zIndex: stack.toast,
  background: vars.color.mark,
  transformOrigin: '0 50%',
  animation: `${advance} 6s cubic-bezier(0.1, 0.8, 0.2, 1) 180ms both`,
  '@media': { [media.still]: { animation: 'none' } },
});
