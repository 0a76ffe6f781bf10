import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const code = layout({
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: space.m,
});
export const goods = layout({ ...text.lead, fontWeight: weight.strong, maxInlineSize: '60ch' });
export const second = layout({ color: vars.color.page.ink2, maxInlineSize: '80ch' });

export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: `${space.xxl} ${space.section}`,
  alignItems: 'start',
});

export const tree = layout({ listStyle: 'none', padding: 0, display: 'grid' });
/** Each step is indented a little further and joined to the one above. */
export const branch = layout({
  display: 'flex',
  gap: space.s,
  paddingBlock: space.xs,
  minBlockSize: '36px',
  alignItems: 'baseline',
});
export const depth = [0, 12, 24, 36, 48].map((inset) =>
  layout({
    paddingInlineStart: `${inset}px`,
    '@media': { [media.phone]: { paddingInlineStart: `${inset / 2}px` } },
  }),
);
export const branchCode = layout({
  fontWeight: weight.strong,
  color: vars.color.link,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  selectors: { '[aria-current] > &': { color: vars.color.mark } },
});

export const rates = layout({ display: 'grid' });
export const rate = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.m,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const rateName = layout({ fontWeight: weight.medium });
export const rateValue = layout({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const why = layout({ gridColumn: '1 / -1', ...text.small, color: vars.color.page.ink2 });

export const letters = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const letter = layout({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const tile = layout({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.lineControl}`,
  fontWeight: weight.heavy,
  color: vars.color.link,
  selectors: {
    '&[data-forbids]': {
      background: vars.color.danger.surface,
      color: vars.color.danger.ink,
      borderColor: vars.color.danger.surface,
    },
  },
});
export const letterGroup = layout({
  ...text.small,
  color: vars.color.page.ink2,
  marginBlock: `${space.m} ${space.xs}`,
});
export const absent = layout({ color: vars.color.page.ink2, paddingBlock: space.xs });

export const elements = layout({
  padding: 0,
  paddingInlineStart: space.xl,
  display: 'grid',
  gap: space.xs,
  marginBlockEnd: space.m,
});
export const ciq = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const ciqRow = layout({
  display: 'grid',
  gridTemplateColumns: '130px minmax(0, 1fr)',
  gap: space.m,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const ciqCode = layout({ fontVariantNumeric: 'tabular-nums', fontStretch: vars.font.numberWidth });

export const instead = layout({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.caution.surface,
  color: vars.color.caution.ink,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const insteadCodes = layout({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs });
export const insteadLink = layout({
  color: 'inherit',
  fontWeight: weight.strong,
  textUnderlineOffset: '3px',
});

/** The button is next to the box, under its label, also if an error follows. */
export const compare = layout({ display: 'flex', gap: space.s, alignItems: 'start', maxInlineSize: '420px' });
export const compareButton = layout({ marginBlockStart: space.xl });
export const compareBox = layout({ flex: 1, minInlineSize: 0 });
/** Two codes are side by side on phones too. */
export const table = layout({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const cell = layout({
  padding: `${space.s} ${space.m} ${space.s} 0`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  selectors: {
    // Tinted cells keep their text away from the edge of the tint.
    '&:not(:first-child)': { paddingInlineStart: space.s },
    '&[data-differs]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
  },
  '@media': { [media.phone]: { paddingInlineEnd: 0 } },
});
