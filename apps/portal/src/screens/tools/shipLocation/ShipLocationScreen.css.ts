import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const title = layout({ ...text.lead, fontWeight: weight.strong });
export const small = layout({ ...text.small, color: vars.color.page.ink2 });
export const ship = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });
export const name = layout({ ...text.heading, fontWeight: weight.strong });
export const hero = layout({ ...text.heading, fontWeight: weight.heavy });
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = layout({ display: 'grid', gap: space.xl });
export const calls = layout({ listStyle: 'none', padding: 0 });
export const call = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const legend = layout({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  paddingBlockStart: space.s,
});
export const behind = layout({ inlineSize: '24px', borderBlockStart: `2px solid ${vars.color.mark}` });
export const ahead = layout({
  inlineSize: '24px',
  borderBlockStart: `2px dotted ${vars.color.mark}`,
  marginInlineStart: space.m,
});
