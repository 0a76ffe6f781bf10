import { vars } from '../../../theme/contract.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const { color } = vars;

export const columns = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // Time and amounts run to the right in every language.
  direction: 'ltr',
});

export const column = part({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minInlineSize: 0 });

/** As tall as the chart; the column is at its bottom with its number above it. */
export const shaft = part({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  // The gap between columns is in them, so that their foot is one line.
  paddingInline: '2px',
  borderBlockEnd: `1px solid ${color.lineControl}`,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const bar = part({
  background: color.link,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const upright = part({
  inlineSize: '100%',
  maxInlineSize: '48px',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
});

export const number = part({
  ...text.caption,
  ...tabular,
  color: color.page.ink2,
  selectors: { '[data-many] &': { display: 'none' } },
});

export const foot = part({
  ...text.caption,
  ...tabular,
  color: color.page.ink2,
  paddingBlockStart: space.xs,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  minBlockSize: '22px',
  // A label that is wider than its column overlaps the empty space of its neighbours.
  display: 'flex',
  justifyContent: 'center',
});

export const rows = part({ display: 'grid', gap: space.xs });

export const row = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 22%) minmax(0, 1fr) minmax(64px, auto)',
  alignItems: 'center',
  columnGap: space.m,
  minBlockSize: '28px',
  '@media': { [media.phone]: { gridTemplateColumns: '34% minmax(0, 1fr) auto', columnGap: space.s } },
});

export const name = part({ ...text.small, overflowWrap: 'break-word' });

export const lying = part({
  blockSize: '14px',
  borderStartEndRadius: vars.radius.small,
  borderEndEndRadius: vars.radius.small,
});

export const amount = part({
  display: 'flex',
  justifyContent: 'flex-end',
  columnGap: space.s,
  ...text.small,
  ...tabular,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

export const share = part({
  minInlineSize: '3.4em',
  textAlign: 'end',
  fontWeight: weight.regular,
  color: color.page.ink2,
});
