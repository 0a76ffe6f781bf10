import { layout, layoutWithin, media, offPaper, space, text, vars } from '@fairway/ui/theme';

export const tools = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 260px) auto',
  alignItems: 'end',
  gap: space.m,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...offPaper,
  },
});
export const choices = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  '@media': offPaper,
});
export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  ...text.small,
  color: vars.color.page.ink2,
});
export const aside = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  '@media': offPaper,
});
export const charts = layout({
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});
/** On paper a chart is not torn apart. */
layoutWithin(`.${charts} figure`, { '@media': { [media.paper]: { breakInside: 'avoid' } } });
