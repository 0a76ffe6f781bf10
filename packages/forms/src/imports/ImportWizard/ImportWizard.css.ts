import { part } from '@fairway/ui/theme';

/** A step takes the focus when it appears, so that screen readers read its name. */
export const step = part({ outline: 'none', minInlineSize: 0 });
