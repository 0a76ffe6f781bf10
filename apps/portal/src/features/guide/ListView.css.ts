import { density, layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';

export const search = layout({ display: 'flex', gap: space.s, maxInlineSize: '640px' });
export const box = layout({ flex: 1, minInlineSize: 0 });

export const tools = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const tool = layout({ minInlineSize: '120px', '@media': { [media.phone]: { minInlineSize: 0 } } });

export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});
export const count = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  color: vars.color.page.ink2,
  ...text.small,
  // It contains the search text, which may be one long word.
  overflowWrap: 'break-word',
});

/** Two columns where there is room, so that a name and its figure stay near each other. */
export const rows = layout({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 500px), 1fr))',
  columnGap: space.section,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});
export const content = layout({
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});
export const row = layout({
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: {
    '&[data-acts]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.m,
    },
  },
});

/** Name and code, details, and one figure: three columns, or two lines on a phone. */
export const link = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(96px, auto)',
  alignItems: 'center',
  columnGap: space.l,
  minBlockSize: density.row,
  paddingBlock: space.s,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.color.deep },
  '@media': {
    [media.notPhone]: {
      selectors: {
        '[data-codes] > * > &': { gridTemplateColumns: '128px minmax(0, 1fr) minmax(96px, auto)' },
      },
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: space.hair,
      minBlockSize: '60px',
      paddingBlock: space.m,
    },
  },
});
export const names = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minInlineSize: 0,
});
export const name = layout({ fontWeight: weight.strong, color: vars.color.link, overflowWrap: 'break-word' });
layoutWithin(`a:hover .${name}`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
export const other = layout({ ...text.small, color: vars.color.page.ink2, overflowWrap: 'break-word' });
export const code = layout({
  ...text.small,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.page.ink2,
});
export const facts = layout({
  ...text.small,
  color: vars.color.page.ink2,
  minInlineSize: 0,
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const figure = layout({ justifySelf: 'end', textAlign: 'end', whiteSpace: 'nowrap', ...text.small });
export const number = layout({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.page.ink,
});
export const unit = layout({ color: vars.color.page.ink2, marginInlineStart: space.xs });

export const source = layout({ ...text.small, color: vars.color.page.ink2, maxInlineSize: '80ch' });
