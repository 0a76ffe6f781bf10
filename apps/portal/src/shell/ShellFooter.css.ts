import { layout, space } from '@fairway/ui/theme';

export const rights = layout({ marginInlineEnd: space.s, whiteSpace: 'nowrap' });
