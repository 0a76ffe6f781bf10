import { layout, space, text, weight } from '@fairway/ui/theme';

export const part = layout({ display: 'grid', gap: space.m, minInlineSize: 0 });
export const heading = layout({ ...text.lead, fontWeight: weight.strong });
