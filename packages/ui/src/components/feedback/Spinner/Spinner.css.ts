import { keyframes } from '@vanilla-extract/css';
import { part } from '../../../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = part({ animation: `${turn} 900ms linear infinite` });
