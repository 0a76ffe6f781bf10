import { layout, text, vars } from '@fairway/ui/theme';

export const two = layout({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = layout({ ...text.small, color: vars.color.page.ink2 });
export const days = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
