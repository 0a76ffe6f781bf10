import { part } from '@fairway/ui/theme';
import { media, space } from '@fairway/ui/tokens';

export const boxes = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space.s,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Below both boxes. */
export const zone = part({ gridColumn: '1 / -1' });
