import { media, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const page = part({ minBlockSize: '100dvb', display: 'flex', flexDirection: 'column' });

export const main = part({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

/** 1200 px of content between gutters of 24, 16 on phones. */
export const content = part({
  boxSizing: 'content-box',
  maxInlineSize: '1200px',
  marginInline: 'auto',
  paddingInline: space.xl,
  '@media': { [media.phone]: { paddingInline: space.l } },
});

/** Parts one below the other, clear of header and footer. */
export const whole = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: `${space.xl} ${space.chapter}`,
});
