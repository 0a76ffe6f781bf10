import { layout, space } from '@fairway/ui/theme';

export const actions = layout({ display: 'inline-flex', gap: space.xs });
export const foot = layout({ display: 'flex', flexWrap: 'wrap', gap: space.s, justifyContent: 'end' });
