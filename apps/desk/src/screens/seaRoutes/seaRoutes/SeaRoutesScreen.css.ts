import { layout, text, vars, weight } from '@fairway/ui/theme';

export const two = layout({ display: 'grid', minInlineSize: 0, overflowWrap: 'break-word' });
export const quiet = layout({ ...text.small, fontWeight: weight.regular, color: vars.color.page.ink2 });
