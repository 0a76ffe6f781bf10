import { part, space, touch } from '@fairway/ui/theme';

/** Narrow enough to stay inside the field's box, also under the pointer. */
export const eye = part({ minInlineSize: touch, paddingInline: space.xs });
