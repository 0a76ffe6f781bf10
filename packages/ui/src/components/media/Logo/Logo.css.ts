import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const logo = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  whiteSpace: 'nowrap',
  color: 'inherit',
});

/** One line: where there is no room for the note, it breaks into a second one, which is not shown. */
export const words = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '10px',
  blockSize: text.title.lineHeight,
  overflow: 'clip',
});

export const square = part({ flex: 'none', fill: vars.color.brand.surface });

export const glyph = part({
  fill: 'none',
  stroke: vars.color.brand.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const name = part({
  ...text.title,
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
  letterSpacing: '-0.01em',
});

export const note = part({
  ...text.small,
  opacity: 0.72,
  marginInlineStart: space.none,
  '@media': { [media.forced]: { opacity: 1 } },
});
