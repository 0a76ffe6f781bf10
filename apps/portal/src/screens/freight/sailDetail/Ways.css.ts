import { layout, space, text, vars } from '@fairway/ui/theme';

export const ways = layout({ display: 'grid', gap: space.s, marginBlockStart: space.l });
export const name = layout({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const note = layout({ ...text.small, color: vars.color.page.ink2, marginBlockStart: space.s });
export const mass = layout({ color: vars.color.page.ink });
