import { layout, media } from '@fairway/ui/theme';

/** What the button is called stands in its name as well. */
export const word = layout({ '@media': { [media.phone]: { display: 'none' } } });
