import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const option = layout({ breakInside: 'avoid' });
export const table = layout({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
const cell = {
  paddingBlock: space.s,
  paddingInline: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'baseline',
} as const;
export const name = layout({ ...cell, paddingInlineStart: 0, textAlign: 'start', fontWeight: 'inherit' });
export const figure = layout({ ...cell, paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' });
export const unit = layout({
  ...cell,
  textAlign: 'end',
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { display: 'none' } },
});
export const sum = layout({ fontWeight: weight.strong });
export const lines = layout({ whiteSpace: 'pre-line', overflowWrap: 'break-word' });
export const total = layout(text.title);
