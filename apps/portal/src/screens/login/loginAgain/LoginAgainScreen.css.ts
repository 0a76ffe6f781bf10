import { layout, vars } from '@fairway/ui/theme';

export const inner = layout({ inlineSize: 'min(480px, 100%)' });
export const link = layout({ color: vars.color.link, textUnderlineOffset: '3px' });
