import { globalStyle } from '@vanilla-extract/css';
import { touch } from './contract.css.ts';
import { inLayer } from './inLayer.ts';
import { base } from './layers.css.ts';
import { media } from './scale.ts';
import { part } from './style.ts';

globalStyle(
  ':root',
  inLayer(base, {
    vars: { '--fw-touch': '0px' },
    '@media': { [media.touch]: { vars: { '--fw-touch': '40px' } } },
  }),
);

/**
 * For a small control apart from others: the space around it belongs to it under a finger, and nothing moves. Controls
 * that are next to each other grow instead, to `max(24px, touch)` for example, because such areas would overlap.
 */
export const touchArea = part({
  '@media': {
    [media.touch]: {
      position: 'relative',
      selectors: {
        '&::after': { content: '""', position: 'absolute', inset: `min(0px, (100% - ${touch}) / 2)` },
      },
    },
  },
});
