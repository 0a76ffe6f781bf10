import { layout } from '@fairway/ui/theme';

export const brand = layout({ color: 'inherit', textDecoration: 'none', display: 'inline-flex' });
