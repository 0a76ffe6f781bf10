import { layout } from '@fairway/ui/theme';

/** Above the link of the row, and far enough from those of its neighbours that a finger meets the right one. */
export const tick = layout({ position: 'relative', display: 'inline-flex', paddingBlock: '2px' });
