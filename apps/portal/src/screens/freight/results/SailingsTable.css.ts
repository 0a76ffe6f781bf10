import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const ship = layout({ display: 'flex', alignItems: 'center', gap: space.m, minInlineSize: 0 });

export const carrier = layout({
  flex: 'none',
  inlineSize: '46px',
  paddingBlock: space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  textAlign: 'center',
  fontStretch: vars.font.numberWidth,
  fontWeight: weight.strong,
  color: vars.color.link,
  ...text.caption,
});

export const names = layout({ display: 'grid', minInlineSize: 0 });
export const vessel = layout({ fontWeight: weight.strong });
export const voyage = layout({ color: vars.color.page.ink3, ...text.caption });
export const moment = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  whiteSpace: 'nowrap',
});
export const price = layout({ fontVariantNumeric: 'tabular-nums' });
export const mainPrice = layout({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heavy,
  fontSize: '16px',
});
export const hidden = layout({ color: vars.color.page.ink3, whiteSpace: 'nowrap', ...text.caption });
export const pair = layout({ display: 'grid' });
export const cutOff = layout({ display: 'flex', flexWrap: 'wrap', columnGap: space.s, whiteSpace: 'nowrap' });
export const cutOffName = layout({ color: vars.color.page.ink3, minInlineSize: '2.2em', ...text.caption });
