import { layout, space, text, vars, weight } from '@fairway/ui/theme';

/** A page's name with its additions: the name in the other language, a code. */
export const heading = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
});
export const other = layout({ ...text.title, fontWeight: weight.regular, color: vars.color.page.ink2 });
export const code = layout({ ...text.title, fontStretch: vars.font.numberWidth, color: vars.color.link });
export const intro = layout({ maxInlineSize: '70ch' });

/** Parts side by side as far as they fit. */
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: `${space.xl} ${space.section}`,
  alignItems: 'start',
});
export const note = layout({
  ...text.small,
  color: vars.color.page.ink2,
  maxInlineSize: '70ch',
  marginBlockStart: space.s,
});
export const link = layout({
  color: vars.color.link,
  textDecoration: 'none',
  overflowWrap: 'break-word',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
