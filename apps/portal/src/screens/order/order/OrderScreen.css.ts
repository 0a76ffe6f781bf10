import { layout } from '@fairway/ui/theme';

/** On a separate line above the buttons. */
export const follows = layout({ flexBasis: '100%' });
