import { media } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const icon = part({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-0.18em',
  // The browser leaves a drawing's own colour alone, which the reader's ground may swallow: it takes that of its text.
  // Important, so that components with coloured icons need no such rule.
  '@media': { [media.forced]: { color: 'inherit !important' } },
});

export const directional = part({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
