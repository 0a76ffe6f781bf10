import { layout, text, vars } from '@fairway/ui/theme';

export const count = layout({ flex: 1, color: vars.color.raised.ink2, ...text.small });
