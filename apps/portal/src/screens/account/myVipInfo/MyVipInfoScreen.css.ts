import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const rows = layout({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });
export const row = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const lane = layout({ display: 'grid', fontWeight: weight.strong, minInlineSize: 0 });
/** At the end of its line on phones, as all figures. */
export const until = layout({ '@media': { [media.phone]: { textAlign: 'end' } } });
export const faint = layout({ color: vars.color.page.ink3, fontWeight: weight.regular, ...text.caption });
export const soon = layout({ color: vars.color.signal, fontWeight: weight.strong });
export const users = layout({
  color: vars.color.page.ink2,
  ...text.small,
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 2 } },
});
