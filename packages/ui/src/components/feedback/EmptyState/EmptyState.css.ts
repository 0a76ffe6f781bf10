import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const state = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'break-word',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: space.section,
  paddingInline: space.l,
});

export const size = parts({
  /** A whole page or panel. */
  large: {},
  /** Inside a table or a card. */
  small: { paddingBlock: space.xl },
});

export const picture = part({
  inlineSize: '232px',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  marginBlockEnd: space.l,
  selectors: { [`${size.small} > &`]: { inlineSize: '148px', marginBlockEnd: space.m } },
  // A picture on its own ground: in the system's colours its water would be one black field.
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

export const heading = part({
  // A centred item grows to its longest word, which then is not broken.
  maxInlineSize: '100%',
  ...text.title,
  fontFamily: vars.font.heading,
  fontWeight: weight.heavy,
  fontStretch: vars.font.headingWidth,
  selectors: { [`${size.small} > &`]: { ...text.lead } },
});

export const explanation = part({
  maxInlineSize: '32em',
  marginBlockStart: space.s,
  color: vars.color.page.ink2,
  textWrap: 'balance',
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.m,
  marginBlockStart: space.xl,
});

export const trace = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  marginBlockStart: space.l,
  ...text.small,
  color: vars.color.page.ink3,
});

export const water = parts({
  one: { fill: vars.color.water3 },
  two: { fill: vars.color.water2 },
  three: { fill: vars.color.water1 },
});
export const land = part({ fill: vars.color.land, stroke: vars.color.coast, strokeWidth: '1.25' });
export const line = part({
  fill: 'none',
  stroke: vars.color.page.ink3,
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const hair = part({ fill: 'none', stroke: vars.color.coast, strokeWidth: '1' });
export const solid = part({
  fill: vars.color.page.surface,
  stroke: vars.color.page.ink3,
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
});
export const ink = part({ fill: vars.color.page.ink3 });
/** Magenta: position and route. */
export const route = part({
  fill: 'none',
  stroke: vars.color.mark,
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeDasharray: '0.1 6',
});
export const position = part({ fill: vars.color.mark });
export const ring = part({ fill: 'none', stroke: vars.color.mark, strokeWidth: '1.5' });
