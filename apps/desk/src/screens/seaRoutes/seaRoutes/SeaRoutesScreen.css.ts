import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const two = layout({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = layout({ ...text.small, fontWeight: weight.regular, color: vars.color.page.ink2 });
export const foot = layout({ display: 'flex', flexWrap: 'wrap', gap: space.s, justifyContent: 'end' });
