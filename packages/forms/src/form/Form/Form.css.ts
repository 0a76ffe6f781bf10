import { density, part } from '@fairway/ui/theme';

export const form = part({ display: 'grid', gap: density.field, minInlineSize: 0 });
