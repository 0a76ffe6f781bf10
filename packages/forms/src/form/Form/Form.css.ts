import { density, part } from '@fairway/ui';

export const form = part({ display: 'grid', gap: density.field, minInlineSize: 0 });
