import { chosenFrame, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

const open = '[data-open] &';
/** Muted text would be too faint on the tint of the open case. */
const current = '[aria-current] > &';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { '&[data-flow="handled"]': { gridTemplateColumns: '320px minmax(0, 1fr)' } },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-flow="handled"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
/** Without room next to it, an open case replaces the queue. */
export const queue = layout({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  padding: space.l,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  minBlockSize: 'calc(100vh - 72px)',
  '@media': {
    [media.narrow]: {
      borderInlineEnd: 'none',
      minBlockSize: 'auto',
      selectors: { [open]: { display: 'none' } },
    },
  },
});
export const title = layout({ ...text.title, fontWeight: weight.heavy });
export const total = layout({ ...text.small, color: vars.color.page.ink2 });
export const search = layout({ display: 'grid' });
/** Side by side. */
export const filters = layout({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space.s,
});
export const rows = layout({ listStyle: 'none', padding: 0, marginInline: `calc(-1 * ${space.s})` });
export const row = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.hair} ${space.s}`,
  padding: `${space.s} ${space.s}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.page.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk.surface },
  selectors: { '&[aria-current]': { background: vars.color.tint.surface, color: vars.color.tint.ink } },
  '@media': chosenFrame('&[aria-current]'),
});
/** In full, however long: companies are also distinguished by the end of their names. */
export const name = layout({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const amount = layout({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const number = layout({
  ...text.caption,
  opacity: 0.8,
  fontVariantNumeric: 'tabular-nums',
  // Without an amount above it nothing is next to it.
  selectors: { '&[data-whole]': { gridColumn: '1 / -1' }, [current]: { opacity: 1 } },
});
export const waited = layout({
  ...text.caption,
  opacity: 0.8,
  textAlign: 'end',
  selectors: { [current]: { opacity: 1 } },
});
export const badges = layout({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const nothing = layout({
  display: 'grid',
  placeItems: 'center',
  padding: space.section,
  '@media': { [media.narrow]: { display: 'none' } },
});
