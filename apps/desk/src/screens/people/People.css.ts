import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.xl,
});
export const title = layout({ ...text.heading, fontWeight: weight.heavy, overflowWrap: 'anywhere' });
export const keyword = layout({ flex: '0 1 640px', minInlineSize: 0 });
export const two = layout({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = layout({ ...text.small, color: vars.color.page.ink2 });
export const link = layout({ fontWeight: weight.strong, color: vars.color.link });

export const sections = layout({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wide = layout({ gridColumn: '1 / -1', minInlineSize: 0 });
export const names = layout({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
});
export const rows = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const row = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.m}`,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
