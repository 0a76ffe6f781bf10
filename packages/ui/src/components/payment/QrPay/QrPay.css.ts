import { vars } from '../../../theme/contract.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** Its width does not depend on its content, so it has to claim the full width in a row. */
export const root = part({ containerType: 'inline-size', inlineSize: '100%' });

export const columns = part({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@container': {
    '(min-width: 900px)': {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoColumns: '320px',
    },
  },
});

export const main = part({
  display: 'grid',
  gap: space.xl,
  minInlineSize: 0,
  padding: space.xxl,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@container': { '(max-width: 559px)': { gap: space.l, padding: space.l } },
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  rowGap: space.xs,
});
export const title = part({
  ...text.heading,
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});
export const number = part({
  ...text.small,
  minInlineSize: 0,
  color: vars.color.raised.ink2,
  ...numerals,
  overflowWrap: 'anywhere',
});
export const foot = part({
  display: 'flex',
  justifyContent: 'end',
  marginBlock: `calc(-1 * ${space.m})`,
  // There its button has an edge, which is to end there too.
  '@media': { [media.forced]: { marginBlock: 0 } },
});
