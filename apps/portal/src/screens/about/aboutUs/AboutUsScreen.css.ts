import { chosenLine, layout, media, space, vars, weight } from '@fairway/ui/theme';

/** The contents at the side; on narrow screens above the text, in one line that scrolls by itself. */
export const page = layout({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 720px)',
  columnGap: space.section,
  rowGap: space.l,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const nav = layout({
  flexDirection: 'column',
  alignItems: 'stretch',
  '@media': { [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const tab = layout({
  color: vars.color.page.ink2,
  textDecoration: 'none',
  paddingBlock: space.s,
  paddingInline: space.m,
  borderInlineStart: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.page.ink },
    '&[aria-current="page"]': {
      color: vars.color.page.ink,
      borderColor: vars.color.mark,
      fontWeight: weight.strong,
    },
  },
  '@media': {
    [media.narrow]: {
      paddingInline: space.xs,
      marginInlineEnd: space.m,
      borderInlineStart: 'none',
      borderBlockEnd: '2px solid transparent',
    },
    ...chosenLine('&[aria-current="page"]'),
  },
});

export const text = layout({ minInlineSize: 0 });
export const sections = layout({ marginBlockStart: space.xl });
export const points = layout({ display: 'grid', gap: space.s, paddingInlineStart: space.l, margin: 0 });
