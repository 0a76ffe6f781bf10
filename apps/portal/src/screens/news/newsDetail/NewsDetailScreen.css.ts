import { layout, media, offPaper, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)',
  columnGap: space.chapter,
  rowGap: space.xl,
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.paper]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const article = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const head = layout({ display: 'grid', gap: space.m });
export const title = layout({
  fontSize: 'clamp(24px, 3.4vw, 34px)',
  lineHeight: 1.25,
  fontWeight: weight.heavy,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
export const brief = layout({ ...text.lead, color: vars.color.page.ink2 });
export const actions = layout({ display: 'flex', flexWrap: 'wrap', gap: space.s, '@media': offPaper });

export const aside = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const around = layout({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' }, ...offPaper },
});
export const neighbour = layout({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minBlockSize: '44px',
  paddingBlock: space.m,
  color: 'inherit',
  textDecoration: 'none',
  gridColumn: 1,
  selectors: {
    '&[rel="next"]': { gridColumn: 2, textAlign: 'end' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '@media': {
    [media.phone]: { selectors: { '&[rel="next"]': { gridColumn: 1, textAlign: 'start' } } },
  },
});
export const neighbourTitle = layout({ fontWeight: weight.strong });
