import { layout } from '@fairway/ui/theme';

/** On a line of its own above the buttons. */
export const follows = layout({ flexBasis: '100%' });
