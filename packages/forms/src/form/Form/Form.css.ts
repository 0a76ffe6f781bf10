import { density, part } from '@fairway/ui/theme';

/** A grid would lay all its fields out anew at each key. */
export const form = part({ display: 'flex', flexDirection: 'column', gap: density.field, minInlineSize: 0 });
