import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const hero = layout({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.color.deep,
});
export const chart = layout({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  // Open water under the words: behind the header, and on phones behind headline and lead.
  maskImage: 'linear-gradient(rgb(0 0 0 / 0.15) 64px, #000 128px)',
  '@media': { [media.phone]: { maskImage: 'linear-gradient(transparent 42%, #000 60%)' } },
});
export const heroContent = layout({
  paddingBlock: `calc(64px + ${space.section}) ${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: `calc(56px + ${space.xl}) ${space.xxl}` } },
});
export const headline = layout({
  maxInlineSize: '18em',
  whiteSpace: 'pre-line',
});
export const lead = layout({
  textWrap: 'balance',
  maxInlineSize: '34em',
  marginBlock: `${space.m} ${space.xl}`,
});
export const popular = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  marginBlockStart: space.l,
  color: vars.color.page.ink2,
  ...text.small,
});
export const note = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
});
export const popularLane = layout({ color: vars.color.link, textUnderlineOffset: '3px' });

export const lane = layout({ display: 'grid', color: 'inherit', textDecoration: 'none' });
export const laneName = layout({
  fontWeight: weight.strong,
  selectors: { [`${lane}:hover &`]: { textDecoration: 'underline' } },
});
export const codes = layout({
  ...text.caption,
  fontWeight: weight.regular,
  color: vars.color.page.ink3,
  fontStretch: vars.font.numberWidth,
});
export const mainPrice = layout({ fontWeight: weight.heavy, fontSize: '16px' });
export const hidden = layout({ color: vars.color.page.ink3, ...text.caption });

export const trades = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: `${space.xl} ${space.xxl}`,
});
export const trade = layout({ minInlineSize: 0 });
export const tradeName = layout({
  ...text.body,
  fontWeight: weight.heavy,
  paddingBlockEnd: space.s,
  marginBlockEnd: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const from = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  ...text.small,
  paddingBlock: '2px',
});
export const fromName = layout({ color: vars.color.page.ink2 });
export const to = layout({
  // Neighbours in a long list: each is a separate target, 24 px high.
  lineHeight: '24px',
  display: 'inline-block',
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** On the chart, as wide as a number needs. */
export const track = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s,
  maxInlineSize: '480px',
  marginBlockStart: space.xl,
});
/** The result for the typed number; hidden while it is empty. */
export const trackSays = layout({
  ...text.small,
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});
export const leadStory = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: space.xxl,
  paddingBlockEnd: space.xl,
  marginBlockEnd: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});
export const leadLink = layout({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  color: 'inherit',
  textDecoration: 'none',
});
export const leadTitle = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: { [`${leadLink}:hover &`]: { textDecoration: 'underline' } },
});
export const brief = layout({ color: vars.color.page.ink2 });
export const articles = layout({ listStyle: 'none', display: 'grid', padding: 0 });
export const tools = layout({ listStyle: 'none', display: 'grid', padding: 0 });
export const article = layout({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const articleLink = layout({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.m,
  color: 'inherit',
  textDecoration: 'none',
});
export const articleTitle = layout({
  fontWeight: weight.strong,
  overflowWrap: 'break-word',
  selectors: { [`${articleLink}:hover &`]: { textDecoration: 'underline' } },
});
export const articleNote = layout({ ...text.caption, color: vars.color.page.ink2 });
