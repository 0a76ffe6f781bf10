import { layout } from '@fairway/ui/theme';

export const card = layout({ inlineSize: 'min(440px, 100%)' });
