import { layout, media, space, text, vars } from '@fairway/ui/theme';

export const tools = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const count = layout({ ...text.small, color: vars.color.page.ink2 });
export const rows = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});
export const row = layout({ borderBlockEnd: `1px solid ${vars.color.lineSoft}` });
