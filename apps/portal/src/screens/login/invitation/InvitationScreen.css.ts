import { layout } from '@fairway/ui/theme';

export const inner = layout({ inlineSize: 'min(560px, 100%)' });
