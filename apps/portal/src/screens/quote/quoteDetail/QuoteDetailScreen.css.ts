import { layout, offPaper, space } from '@fairway/ui/theme';

/** Controls, which are not printed. */
export const offSheet = layout({ display: 'grid', gap: space.l, '@media': offPaper });
