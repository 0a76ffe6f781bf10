import { layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';

export const table = layout({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [media.phone]: { display: 'block' } },
});
export const caption = layout({
  ...text.lead,
  fontWeight: weight.strong,
  textAlign: 'start',
  paddingBlockEnd: space.s,
  '@media': { [media.phone]: { display: 'block' } },
});
export const head = layout({
  ...text.small,
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { display: 'none' } },
});
layoutWithin(`${head} th`, {
  textAlign: 'start',
  fontWeight: weight.regular,
  paddingBlock: space.s,
  paddingInlineEnd: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const when = layout({});
layoutWithin(`${head} ${when}`, { textAlign: 'end', paddingInlineEnd: space.xl });
export const body = layout({ '@media': { [media.phone]: { display: 'block' } } });
/** A row of a table; on a phone two lines: event and time, then place and plan. */
export const row = layout({
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&[data-latest]': { background: vars.color.deep } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"what actual" "place planned" ". shift"',
      columnGap: space.m,
      paddingBlock: space.s,
    },
  },
});
layoutWithin(`${row} td`, {
  paddingBlock: space.s,
  paddingInlineEnd: space.m,
  verticalAlign: 'baseline',
  '@media': { [media.phone]: { padding: 0 } },
});
const area = (name: string) => ({ '@media': { [media.phone]: { gridArea: name } } });
export const what = layout({
  position: 'relative',
  textAlign: 'start',
  fontWeight: weight.strong,
  paddingBlock: space.s,
  paddingInline: `${space.xl} ${space.m}`,
  verticalAlign: 'baseline',
  '@media': { [media.phone]: { gridArea: 'what', paddingBlock: 0 } },
});
/** The way: filled where it happened. */
export const mark = layout({
  position: 'absolute',
  insetInlineStart: space.xs,
  insetBlockStart: '14px',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.mark}`,
  background: vars.color.page.surface,
  selectors: { '[data-happened] &': { background: vars.color.mark } },
  '@media': {
    [media.phone]: { insetBlockStart: '6px' },
    [media.forced]: { borderColor: 'CanvasText' },
  },
});
export const place = layout({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { gridArea: 'place', paddingInlineStart: space.xl } },
});
layoutWithin(`${row} ${place}`, { '@media': { [media.phone]: { paddingInlineStart: space.xl } } });
export const named = layout({});
/** Events that the carrier withdrew: struck through, and marked in words at the end of the row. */
layoutWithin(`${row}[data-superseded] ${what}, ${row}[data-superseded] ${named}`, {
  textDecoration: 'line-through',
  fontWeight: weight.regular,
  color: vars.color.page.ink2,
});
export const small = layout({ ...text.small, color: vars.color.page.ink2 });
const numbers = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
/** Times are aligned at their ends: an expected one has a word before it. */
const times = { ...numbers, textAlign: 'end' } as const;
export const planned = layout({ ...times, color: vars.color.page.ink2, ...area('planned') });
export const actual = layout({
  ...times,
  color: vars.color.page.ink2,
  selectors: { '[data-happened] &': { fontWeight: weight.strong, color: vars.color.page.ink } },
  ...area('actual'),
});
export const shift = layout({
  ...numbers,
  selectors: {
    '[data-superseded] &': { whiteSpace: 'normal', color: vars.color.page.ink2 },
    '&[data-shift="late"]': { color: vars.color.up, fontWeight: weight.strong },
    '&[data-shift="early"]': { color: vars.color.down, fontWeight: weight.strong },
    '&[data-shift="onTime"]': { color: vars.color.page.ink2 },
  },
  '@media': { [media.phone]: { gridArea: 'shift', textAlign: 'end' } },
});
layoutWithin(`${row} ${planned}, ${row} ${actual}`, {
  paddingInlineEnd: space.xl,
  '@media': { [media.phone]: { paddingInlineEnd: 0 } },
});
export const by = layout({
  ...text.small,
  color: vars.color.page.ink2,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});
