import { chosenFrame, layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';

export const day = layout({
  ...text.small,
  fontWeight: weight.strong,
  paddingBlock: `${space.l} ${space.s}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const rows = layout({ listStyle: 'none', padding: 0 });

export const row = layout({
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  breakInside: 'avoid',
});

/** The hour, the title, the places, and the picture if any; stacked on a phone. */
export const link = layout({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 72ch) auto',
  justifyContent: 'start',
  columnGap: space.l,
  paddingBlock: space.l,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.color.deep },
  selectors: {
    // Extends beyond its text, which is aligned with all others.
    '&[aria-current]': {
      background: vars.color.deep,
      boxShadow: `-12px 0 ${vars.color.deep}, -15px 0 ${vars.color.mark}, 12px 0 ${vars.color.deep}`,
    },
    '&[data-dated]': { gridTemplateColumns: '84px minmax(0, 72ch) auto' },
    '&[data-narrow]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.xs, paddingBlock: space.m },
  },
  '@media': {
    [media.phone]: {
      rowGap: space.xs,
      paddingBlock: space.m,
      selectors: { '&, &[data-dated]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    ...chosenFrame('&[aria-current]'),
  },
});

export const time = layout({
  ...text.small,
  color: vars.color.page.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
});

/** On a phone the time is in the line above the headline. */
export const phoneTime = layout({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.notPhone]: { display: 'none' } },
});

export const texts = layout({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const meta = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  ...text.small,
  color: vars.color.page.ink2,
});

export const category = layout({
  fontWeight: weight.strong,
  color: vars.color.link,
  selectors: { '&[data-category="3"]': { color: vars.color.mark } },
});

export const title = layout({
  ...text.lead,
  fontWeight: weight.strong,
  overflowWrap: 'break-word',
});
layoutWithin(`a:hover .${title}`, { textDecoration: 'underline', textUnderlineOffset: '3px' });

export const brief = layout({ ...text.body, color: vars.color.page.ink2, overflowWrap: 'break-word' });

export const places = layout({
  ...text.small,
  color: vars.color.page.ink2,
  gridColumn: 2,
  '@media': { [media.phone]: { gridColumn: 1 } },
});
export const picture = layout({
  gridColumn: 3,
  gridRow: '1 / span 2',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 'auto', inlineSize: '100%', blockSize: 'auto' } },
});
/** A word that was looked for. */
export const hit = layout({
  borderRadius: vars.radius.small,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
});
/** The headline in the other language, below the reader's own. */
export const other = layout({
  ...text.small,
  display: 'block',
  fontWeight: weight.regular,
  color: vars.color.page.ink2,
});
