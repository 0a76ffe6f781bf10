import { layout, offPaper, space } from '@fairway/ui/theme';

export const sheet = layout({ inlineSize: 'min(860px, 100%)', marginInline: 'auto', paddingBlock: space.xl });
export const logo = layout({ maxInlineSize: 180, maxBlockSize: 56, objectFit: 'contain' });
export const offSheet = layout({ '@media': offPaper });
