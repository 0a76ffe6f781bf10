import { layout, media, offPaper, space, text, vars, weight } from '@fairway/ui/theme';

export const form = layout({ display: 'grid', gap: space.xl, minInlineSize: 0, '@media': offPaper });
/** Content that is not printed. */
export const offSheet = layout({ '@media': offPaper });
export const choices = layout({ display: 'flex', flexWrap: 'wrap', gap: space.l });
export const group = layout({
  display: 'grid',
  gap: space.m,
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});
export const legend = layout({
  ...text.title,
  fontWeight: weight.strong,
  padding: 0,
  marginBlockEnd: space.s,
});
export const fields = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.l,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Stays visible next to the form; under it without room. */
export const summary = layout({
  display: 'grid',
  gap: space.m,
  padding: space.xl,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '@media': {
    [media.phone]: { padding: space.l },
    [media.paper]: { padding: 0 },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
export const total = layout({
  ...text.display,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
});
export const charge = layout({ display: 'grid', gap: space.s, minInlineSize: 0 });
export const needed = layout({ margin: 0, paddingInlineStart: space.l, display: 'grid', gap: space.xs });
