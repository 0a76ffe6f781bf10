import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const sheet = layout({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  '@media': { [media.notPhone]: { display: 'none' } },
});
/** The tables of all box types, for wider screens. */
export const tables = layout({ '@media': { [media.phone]: { display: 'none' } } });
/** Below the tables: the counted containers and their cost. */
export const quantities = layout({ display: 'grid', gap: space.s });
export const sums = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: space.l,
});
export const side = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  padding: `${space.xs} ${space.s}`,
  background: vars.color.sunk.surface,
  ...text.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = layout({ display: 'grid' });
export const line = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.m,
  padding: `${space.xs} ${space.s}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const name = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});
export const code = layout({ ...text.caption, color: vars.color.page.ink3 });
export const amount = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Stays visible while the lines scroll. */
export const whole = layout({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.page.surface,
});
export const total = layout({
  ...text.title,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
