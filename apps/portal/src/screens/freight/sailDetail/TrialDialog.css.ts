import { layout, space, text, vars } from '@fairway/ui/theme';

export const body = layout({ display: 'grid', gap: space.l });
export const count = layout({ flex: 1, color: vars.color.raised.ink2, ...text.small });
