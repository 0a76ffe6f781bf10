import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

/** Rows separated by hairlines: an icon, the name, the action. */
export const rows = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = layout({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const sign = layout({ color: vars.color.page.ink2 });
export const what = layout({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.l,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = layout({ fontWeight: weight.medium });
export const value = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const note = layout({ ...text.small, color: vars.color.page.ink2 });
/** The purpose of a bound method: shown if there is room. */
export const use = layout({ '@media': { [media.phone]: { display: 'none' } } });
export const foot = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.m,
  marginBlockStart: space.l,
});
export const below = layout({ display: 'flex', flexWrap: 'wrap', gap: space.m, marginBlockStart: space.l });
/** A login: when and how it ended, then by what and from where; on a phone two lines. */
export const login = layout({
  display: 'grid',
  gridTemplateColumns: '160px 112px minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  columnGap: space.l,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: space.hair,
      paddingBlock: space.s,
    },
  },
});
export const loginNote = layout({
  color: vars.color.page.ink2,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { gridColumn: '1 / -1', ...text.small } },
});
export const moving = layout({ opacity: 0.55 });
export const steps = layout({ marginBlockEnd: space.l });
export const scan = layout({ display: 'grid', justifyItems: 'center', gap: space.m });
