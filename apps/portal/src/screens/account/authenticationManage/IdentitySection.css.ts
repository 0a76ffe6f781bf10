import { layout } from '@fairway/ui/theme';

/** Focus rests here once its form is gone; it is not a control. */
export const section = layout({ outline: 'none' });
