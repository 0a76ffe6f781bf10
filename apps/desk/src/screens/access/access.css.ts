import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({ display: 'grid', placeItems: 'start center', paddingBlock: space.section });
export const panel = layout({
  inlineSize: 'min(400px, 100%)',
  display: 'grid',
  gap: space.l,
  justifyItems: 'stretch',
});
export const title = layout({ ...text.heading, fontWeight: weight.heavy });
export const lead = layout({ color: vars.color.page.ink2 });
export const note = layout({ ...text.small, color: vars.color.page.ink3 });
export const qr = layout({ inlineSize: '220px' });
export const secret = layout({ fontSize: '13px', overflowWrap: 'anywhere' });
