import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const sparkline = part({
  display: 'inline-block',
  verticalAlign: 'middle',
  overflow: 'visible',
  color: vars.color.link,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const line = part({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const end = part({ fill: 'currentColor' });
