import { part, space } from '@fairway/ui/theme';

export const foot = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space.s });
