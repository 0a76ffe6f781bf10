import { layout } from '@fairway/ui/theme';

export const brand = layout({ display: 'inline-flex', color: 'inherit', textDecoration: 'none' });
