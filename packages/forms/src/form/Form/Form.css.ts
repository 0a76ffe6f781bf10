import { density, part } from '@fairway/ui/theme';

/** A grid would lay out all its fields again at each key. */
export const form = part({ display: 'flex', flexDirection: 'column', gap: density.field, minInlineSize: 0 });
