import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const root = part({ minInlineSize: 0 });

const halves = (columns: string) => ({
  '@media': {
    [media.roomy]: { display: 'grid', gridTemplateColumns: columns, gap: space.xxl, alignItems: 'start' },
  },
});

/** Two columns, as long as an item is open. */
export const narrow = parts({
  list: halves('minmax(0, 344px) minmax(0, 1fr)'),
  detail: halves('minmax(0, 1fr) minmax(0, 392px)'),
});

export const list = part({
  minInlineSize: 0,
  '@media': { [media.notRoomy]: { selectors: { '[data-open] > &': { display: 'none' } } } },
});

/** From the side of the row that was chosen. */
const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(-8px)' } });

export const detail = part({
  minInlineSize: 0,
  selectors: { '[data-open] > &': { animation: `${arrive} ${motion.calm} ${motion.ease}` } },
  '@media': {
    [media.notRoomy]: { selectors: { ':not([data-open]) > &': { display: 'none' } } },
  },
});

/** A text in its own frame, which stays visible while the list scrolls. */
export const sticky = part({
  '@media': {
    [media.roomy]: {
      position: 'sticky',
      // Below the header, which stays visible too.
      insetBlockStart: '80px',
      maxBlockSize: 'calc(100dvb - 96px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      background: vars.color.page.surface,
    },
    [media.paper]: { position: 'static', maxBlockSize: 'none', border: 0 },
  },
});
