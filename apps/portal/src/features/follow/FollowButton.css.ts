import { layout, media } from '@fairway/ui/theme';

/** The button's text is part of its name as well. */
export const word = layout({ '@media': { [media.phone]: { display: 'none' } } });
