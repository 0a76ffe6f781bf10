import { layout } from '@fairway/ui/theme';

/** An address is one or two lines long, however many columns the table has. */
export const address = layout({ display: 'inline-block', minInlineSize: '160px' });
