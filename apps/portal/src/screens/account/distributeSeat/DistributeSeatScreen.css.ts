import { layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';

/** A seat as a small numbered mark, the same wherever one is meant. */
export const mark = layout({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.small,
  border: '1.5px solid transparent',
  ...text.caption,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { borderColor: 'Canvas' } },
});
const used = layout({
  background: vars.color.brand.surface,
  color: vars.color.brand.ink,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});
const idle = layout({
  background: vars.color.caution.surface,
  color: vars.color.caution.ink,
  borderColor: 'currentColor',
});
const free = layout({ color: vars.color.page.ink3, borderColor: 'currentColor', borderStyle: 'dashed' });
export const kind = { used, idle, free };
export const marks = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space.hair,
  marginInlineStart: space.s,
  verticalAlign: 'middle',
  // Below the number where the column is narrow, and small enough for six in a row.
  '@media': { [media.narrow]: { display: 'flex', marginInlineStart: 0, marginBlockStart: space.xs } },
});
layoutWithin(`${marks} > ${mark}`, {
  '@media': { [media.narrow]: { inlineSize: '19px', blockSize: '19px' } },
});

export const scroller = layout({
  position: 'relative',
  overflowX: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
});
export const matrix = layout({ inlineSize: '100%', borderCollapse: 'collapse', ...text.small });
export const head = layout({
  paddingBlock: space.s,
  paddingInline: space.xs,
  textAlign: 'center',
  verticalAlign: 'bottom',
  fontWeight: weight.regular,
  color: vars.color.page.ink2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { textAlign: 'start', paddingInlineStart: space.s },
    // Above the days that end there.
    '&[data-last]': { textAlign: 'end', paddingInlineEnd: space.s },
    '&[data-ending]': { background: vars.color.caution.surface, color: vars.color.caution.ink },
  },
});
export const lane = layout({
  display: 'block',
  fontWeight: weight.strong,
  color: vars.color.page.ink,
  fontStretch: vars.font.numberWidth,
  whiteSpace: 'nowrap',
  selectors: { '[data-ending] > &': { color: 'inherit' } },
});
export const headNote = layout({ display: 'block', whiteSpace: 'nowrap', ...text.caption });
export const row = layout({ borderBlockEnd: `1px solid ${vars.color.lineSoft}` });
export const who = layout({
  padding: space.s,
  textAlign: 'start',
  fontWeight: weight.regular,
  minInlineSize: '200px',
});
export const person = layout({ display: 'flex', alignItems: 'center', gap: space.m });
export const names = layout({ display: 'grid', minInlineSize: 0 });
export const name = layout({ fontWeight: weight.strong });
export const faint = layout({ color: vars.color.page.ink3, ...text.caption });
export const cellBox = layout({ padding: '2px', textAlign: 'center' });
export const cell = layout({
  inlineSize: '100%',
  minInlineSize: '48px',
  blockSize: '36px',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.page.ink3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[aria-pressed="true"]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
    '&[aria-pressed="true"]:hover': { background: vars.color.tint.hover },
    '&[aria-busy="true"]': { opacity: 0.5 },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { border: '1px solid CanvasText' } } },
  },
});
export const last = layout({
  padding: space.s,
  whiteSpace: 'nowrap',
  textAlign: 'end',
  color: vars.color.page.ink2,
});
export const foot = layout({ color: vars.color.page.ink2, fontVariantNumeric: 'tabular-nums' });
export const footCell = layout({ paddingBlock: space.s, textAlign: 'center' });
export const legend = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.l,
  color: vars.color.page.ink2,
  ...text.caption,
  '@media': { [media.phone]: { display: 'none' } },
});
export const legendItem = layout({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const rows = layout({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { display: 'grid' } },
});
export const phoneRow = layout({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xs,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const chips = layout({ gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const chip = layout({
  paddingInline: space.s,
  paddingBlock: '2px',
  borderRadius: vars.radius.small,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  ...text.caption,
  fontStretch: vars.font.numberWidth,
  selectors: { '&[data-ending]': { background: vars.color.caution.surface, color: vars.color.caution.ink } },
});
