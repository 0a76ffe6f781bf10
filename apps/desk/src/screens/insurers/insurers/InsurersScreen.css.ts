import { layout, space } from '@fairway/ui/theme';

export const actions = layout({ display: 'inline-flex', gap: space.xs });
