import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: space.xl,
});
export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.m,
});
export const title = layout({ ...text.heading, fontWeight: weight.heavy });
export const lead = layout({ color: vars.color.page.ink2 });
export const person = layout({ display: 'grid' });
export const email = layout({ ...text.caption, color: vars.color.raised.ink3, overflowWrap: 'anywhere' });
export const actions = layout({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const foot = layout({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space.s });
