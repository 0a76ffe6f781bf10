import { layout, space } from '@fairway/ui/theme';

/** Away from the main action, so that neither is pressed for the other. */
export const actions = layout({ marginInlineEnd: 'auto' });

/** The first field is as far from the title as from a description. */
export const first = layout({ paddingBlockStart: space.s });
