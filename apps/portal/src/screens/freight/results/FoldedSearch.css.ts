import { layout, media } from '@fairway/ui/theme';

export const opener = layout({ '@media': { [media.notPhone]: { display: 'none' } } });
export const folded = layout({ '@media': { [media.phone]: { display: 'none' } } });
