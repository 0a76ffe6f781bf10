import { media, part } from '@fairway/ui/theme';

/** A step takes the focus when it appears, so that screen readers read its name. */
export const step = part({ outline: 'none', minInlineSize: 0 });

/** How to change a cell depends on the pointer; only one of both is shown and read. */
export const forMouse = part({ '@media': { [media.touch]: { display: 'none' } } });
export const forFinger = part({ display: 'none', '@media': { [media.touch]: { display: 'inline' } } });
