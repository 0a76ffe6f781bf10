import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** Pale water behind the figures: label small, value strong. */
export const band = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: `${space.m} ${space.l}`,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': {
    [media.phone]: { gridTemplateColumns: '1fr 1fr', padding: space.m },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
/** Values of a row are aligned, also if a label needs two lines. */
export const statistic = part({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  alignItems: 'baseline',
  rowGap: space.hair,
  minInlineSize: 0,
});
export const term = part({ ...text.caption, color: vars.color.page.ink2, overflowWrap: 'break-word' });
/** A date stays whole. */
export const value = part({
  wordBreak: 'keep-all',
  ...text.title,
  fontWeight: weight.strong,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
/** Wraps as a unit if it does not fit next to its value. */
export const aside = part({
  display: 'inline-block',
  ...text.small,
  fontWeight: weight.regular,
  color: vars.color.page.ink2,
});
