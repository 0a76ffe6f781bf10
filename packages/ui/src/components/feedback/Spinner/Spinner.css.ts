import { keyframes } from '@vanilla-extract/css';
import { media } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = part({
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.still]: { animation: 'none' } },
});
