import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const choice = layout({ display: 'grid', gap: space.l });
export const group = layout({ borderBlockEnd: `1px solid ${vars.color.lineSoft}`, paddingBlockEnd: space.s });
export const trade = layout({
  ...text.small,
  fontWeight: weight.strong,
  color: vars.color.raised.ink2,
  paddingBlock: space.s,
  cursor: 'pointer',
});
export const routes = layout({
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const codes = layout({
  ...text.caption,
  color: vars.color.raised.ink3,
  fontStretch: vars.font.numberWidth,
  whiteSpace: 'nowrap',
});
