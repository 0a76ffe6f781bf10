import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

const open = '[data-open] &';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Where there is no room beside it, an open intention stands in its place. */
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
export const filters = layout({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s });
export const rows = layout({ listStyle: 'none', padding: 0, marginInline: `calc(-1 * ${space.s})` });
export const row = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.hair} ${space.s}`,
  padding: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.page.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunk.surface },
  selectors: { '&[aria-current]': { background: vars.color.tint.surface, color: vars.color.tint.ink } },
});
export const name = layout({
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const amount = layout({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const small = layout({ ...text.caption, opacity: 0.8, fontVariantNumeric: 'tabular-nums' });
export const nothing = layout({
  display: 'grid',
  placeItems: 'center',
  padding: space.section,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const view = layout({ display: 'grid', gap: space.xl, padding: space.l, minInlineSize: 0 });
export const narrowOnly = layout({ '@media': { [media.wide]: { display: 'none' } } });
export const number = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
export const band = layout({
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const line = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const trail = layout({ listStyle: 'none', padding: 0, display: 'grid', gap: space.s });
export const entry = layout({
  display: 'grid',
  paddingInlineStart: space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
});
