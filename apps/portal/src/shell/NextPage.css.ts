import { layout, media, stack, vars, within } from '@fairway/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.86)' } });

/** It waits a moment, so that quick loads show nothing. */
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

export const outline = layout({});

export const ring = layout({ display: 'grid', placeItems: 'center', minBlockSize: '50dvb' });

// The page before keeps what was typed on it: its reader may be sent back.
within(`.${outline} ~ *`, { display: 'none !important' });

// No other page begins under a header that lies over a picture.
within(`header:has(+ main > .${outline})`, {
  marginBlockEnd: '0 !important',
  background: `${vars.color.page.surface} !important`,
  borderBlockEndColor: `${vars.color.line} !important`,
});
