import { part, space } from '@fairway/ui/theme';

/** Without the browser's frame. */
export const group = part({
  display: 'grid',
  gap: space.s,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const inline = part({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl });
