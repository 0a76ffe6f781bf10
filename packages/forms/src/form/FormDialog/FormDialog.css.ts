import { layout } from '@fairway/ui/theme';

/** Away from the main action, so that neither is pressed for the other. */
export const actions = layout({ marginInlineEnd: 'auto' });
