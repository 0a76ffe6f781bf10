import { layout, offPaper, space } from '@fairway/ui/theme';

/** Tools, which nobody needs on paper. */
export const offSheet = layout({ display: 'grid', gap: space.l, '@media': offPaper });
