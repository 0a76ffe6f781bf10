import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const parts = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: `${space.xl} ${space.section}`,
});
export const part = layout({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  paddingBlockStart: space.l,
  borderBlockStart: `2px solid ${vars.color.water2}`,
});
export const heading = layout({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
  ...text.title,
  fontWeight: weight.strong,
});
export const headingLink = layout({
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const count = layout({
  fontWeight: weight.heavy,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
});
export const says = layout({ color: vars.color.page.ink2 });
export const why = layout({ ...text.caption, color: vars.color.page.ink2 });
export const links = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  listStyle: 'none',
  padding: 0,
});
export const link = layout({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [media.phone]: { minBlockSize: '40px' } },
});
