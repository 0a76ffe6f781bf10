import { part } from '../../../theme/style.ts';

/** The place on the screen that the menu opens at. */
export const point = part({ position: 'fixed', inlineSize: 0, blockSize: 0, pointerEvents: 'none' });
