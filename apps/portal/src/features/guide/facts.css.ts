import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

/** A band of pale water with key facts: label small, value strong. */
export const band = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: `${space.m} ${space.l}`,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': {
    [media.phone]: { gridTemplateColumns: '1fr 1fr', padding: space.m },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
/** Values of a row are aligned, also if a label needs two lines. */
export const fact = layout({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'baseline',
  rowGap: space.hair,
  minInlineSize: 0,
});
export const term = layout({ ...text.caption, color: vars.color.page.ink2 });
/** A date stays whole. */
export const value = layout({
  wordBreak: 'keep-all',
  ...text.title,
  fontWeight: weight.strong,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
/** Wraps as one, where it does not fit beside its value. */
export const aside = layout({
  display: 'inline-block',
  ...text.small,
  fontWeight: weight.regular,
  color: vars.color.page.ink2,
});

export const trail = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  listStyle: 'none',
  padding: 0,
  ...text.small,
  color: vars.color.page.ink2,
});
export const step = layout({
  // After its step, so that it opens no line.
  selectors: {
    '&:not(:last-child)::after': {
      content: '"›"',
      marginInlineStart: space.s,
      color: vars.color.page.ink3,
    },
  },
});
export const stepLink = layout({
  color: vars.color.page.ink2,
  textUnderlineOffset: '3px',
  '@media': { [media.phone]: { display: 'inline-block', paddingBlock: space.xs } },
});
