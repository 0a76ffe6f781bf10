import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const sections = layout({ display: 'grid', borderBlockStart: `1px solid ${vars.color.line}` });
export const section = layout({
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&[open]': { paddingBlockEnd: space.m } },
});
export const summary = layout({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, max-content) auto',
  justifyContent: 'start',
  alignItems: 'baseline',
  gap: space.m,
  minBlockSize: '44px',
  paddingBlock: space.m,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.color.deep },
  '@media': { [media.phone]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const number = layout({ ...text.small, color: vars.color.page.ink2, whiteSpace: 'nowrap' });
export const name = layout({
  fontWeight: weight.medium,
  selectors: { '[open] > summary > &': { fontWeight: weight.strong } },
});
export const count = layout({
  ...text.small,
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { display: 'none' } },
});
export const chapters = layout({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: space.xl,
  marginInlineStart: '100px',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
export const chapter = layout({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space.s,
  paddingBlock: space.s,
  minBlockSize: '36px',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [media.phone]: { minBlockSize: '44px', alignItems: 'center' } },
});
export const chapterCode = layout({
  fontWeight: weight.strong,
  color: vars.color.link,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
});
