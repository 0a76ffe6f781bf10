import { layout, media, stack, vars } from '@fairway/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.86)' } });

/** A thin line at the top while something is fetched. It waits a moment, so that quick loads show nothing. */
export const bar = layout({
  position: 'fixed',
  inset: '0 0 auto',
  blockSize: '3px',
  zIndex: stack.toast,
  background: vars.color.mark,
  transformOrigin: '0 50%',
  animation: `${advance} 6s ease-out 180ms both`,
  '@media': { [media.still]: { animation: 'none' } },
});
