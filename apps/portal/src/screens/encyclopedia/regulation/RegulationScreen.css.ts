import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const law = layout({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  gap: space.section,
  alignItems: 'start',
  // A law of one chapter has no contents next to it.
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});

export const hits = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
  listStyle: 'none',
  padding: 0,
});
export const hit = layout({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  color: vars.color.link,
  textUnderlineOffset: '3px',
  '@media': { [media.phone]: { minBlockSize: '44px' } },
});

export const body = layout({ minInlineSize: 0 });
export const chapter = layout({
  ...text.title,
  fontWeight: weight.strong,
  marginBlock: `${space.xl} ${space.m}`,
  selectors: { 'section:first-child > &': { marginBlockStart: 0 } },
});
export const section = layout({
  ...text.lead,
  fontWeight: weight.strong,
  marginBlock: `${space.l} ${space.s}`,
});
/** An article: its number next to its paragraphs; above them on a phone. */
export const article = layout({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: space.l,
  paddingBlock: space.s,
  paddingInline: space.s,
  marginInline: `calc(-1 * ${space.s})`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-here]': { background: vars.color.deep },
    // Off-screen articles skip layout and have an average height until `useInSteps` reaches them.
    '&[data-later]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 68px' },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-later]': { containIntrinsicBlockSize: 'auto 120px' } },
    },
    [media.forced]: { selectors: { '&[data-here]': { outline: '2px solid Highlight' } } },
    [media.paper]: { selectors: { '&[data-later]': { contentVisibility: 'visible' } } },
  },
});
export const number = layout({
  fontWeight: weight.strong,
  color: vars.color.page.ink,
  textDecoration: 'none',
  justifySelf: 'start',
  ':hover': { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [media.phone]: { minBlockSize: '32px', display: 'inline-flex', alignItems: 'center' } },
});
export const paragraphs = layout({
  display: 'grid',
  gap: space.s,
  maxInlineSize: '46em',
  lineHeight: '1.8',
  overflowWrap: 'break-word',
});

export const versions = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const versionRow = layout({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  columnGap: space.l,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const versionDay = layout({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
