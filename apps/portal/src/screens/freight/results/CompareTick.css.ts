import { layout } from '@fairway/ui/theme';

/** Above the link of the row. */
export const tick = layout({ position: 'relative', display: 'inline-flex' });
