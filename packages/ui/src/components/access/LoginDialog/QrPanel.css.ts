import { vars } from '../../../theme/contract.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const panel = part({ display: 'grid', justifyItems: 'center', gap: space.m, textAlign: 'center' });

/** A code is scanned dark on light regardless of the scheme. */
export const frame = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '200px',
  blockSize: '200px',
  padding: space.m,
  overflow: 'hidden',
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const code = part({
  inlineSize: '100%',
  selectors: { '[data-state="scanned"] > &': { opacity: 0.12 } },
});

export const veil = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: 'color-mix(in srgb, CanvasText 64%, Canvas)',
  '@media': { [media.forced]: { background: 'Canvas' } },
});

export const status = part({ ...text.body, fontWeight: weight.strong, outline: 'none' });

export const alternative = part({ display: 'grid', justifyItems: 'center', gap: space.xs, minInlineSize: 0 });

export const term = part({
  ...text.small,
  color: vars.color.raised.ink3,
  selectors: { '&:not(:first-child)': { paddingBlockStart: space.xs } },
});

export const link = part({ ...text.small, overflowWrap: 'anywhere' });

/** Read from the screen and typed elsewhere: large and apart. */
export const typed = part({
  ...text.title,
  fontWeight: weight.strong,
  ...tabular,
  letterSpacing: '0.12em',
});
