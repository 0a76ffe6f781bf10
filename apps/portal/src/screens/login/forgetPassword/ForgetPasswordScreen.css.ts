import { layout } from '@fairway/ui/theme';

export const card = layout({ inlineSize: 'min(480px, 100%)' });
