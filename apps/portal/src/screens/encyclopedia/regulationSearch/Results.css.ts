import { layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';

export const list = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = layout({ borderBlockEnd: `1px solid ${vars.color.lineSoft}` });
export const link = layout({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.m,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.color.deep },
});
export const head = layout({
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${space.l}`,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const name = layout({ fontWeight: weight.strong, color: vars.color.link });
layoutWithin(`a:hover .${name}`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
export const where = layout({ ...text.small, color: vars.color.page.ink2 });
export const excerpt = layout({ maxInlineSize: '80ch', overflowWrap: 'break-word' });
