import { chosenLine, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const head = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
  gap: space.l,
  alignItems: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const bar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.l}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { borderBlockEnd: 'none' } },
});

/** At the end also on a separate line. */
export const mine = layout({ marginInlineStart: 'auto' });

export const tabs = layout({
  position: 'relative',
  display: 'flex',
  gap: space.xl,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockEnd: '-1px',
  '@media': {
    // The line under the chosen one is theirs: the filters have a line below it.
    [media.phone]: {
      gap: space.l,
      flex: '1 0 100%',
      marginBlockEnd: 0,
      boxShadow: `inset 0 -1px ${vars.color.line}`,
    },
  },
});

export const tab = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '44px',
  color: vars.color.page.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.page.ink },
    '&[aria-current]': {
      color: vars.color.page.ink,
      fontWeight: weight.strong,
      borderBlockEndColor: vars.color.mark,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': chosenLine('&[aria-current]'),
});

export const fresh = layout({ ...text.caption, color: vars.color.page.ink2, fontWeight: weight.regular });

/** The story on one side, its chart on the other; the magenta line is where the reader begins. */
export const lead = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const story = layout({
  display: 'grid',
  gap: space.s,
  paddingInlineStart: space.l,
  borderInlineStart: `3px solid ${vars.color.mark}`,
  color: 'inherit',
  textDecoration: 'none',
});
export const headline = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: { 'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
/** An article whose text is on its way. */
export const coming = layout({ display: 'grid', gap: space.xl, padding: space.xl });
export const brief = layout({ ...text.lead, color: vars.color.page.ink2 });
export const small = layout({ ...text.small, fontWeight: weight.regular, color: vars.color.page.ink2 });

export const caption = layout({ ...text.small, color: vars.color.page.ink2, textAlign: 'start' });
export const picture = layout({ inlineSize: '100%' });

/** A thick rule parts sections. */
export const part = layout({
  borderBlockStart: `2px solid ${vars.color.page.ink}`,
  paddingBlockStart: space.m,
});
export const partHead = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});
export const moving = layout({
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});

export const fuelRow = layout({
  paddingBlockStart: space.l,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
  gap: space.xxl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});
export const prices = layout({
  marginBlockEnd: space.m,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = layout({
  paddingBlock: space.s,
  paddingInlineStart: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: weight.regular,
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});
export const cellHead = layout({ color: vars.color.page.ink2, fontWeight: weight.medium });
export const price = layout({ display: 'block', fontWeight: weight.strong });
export const change = layout({
  ...text.caption,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="red"]': { color: vars.color.up },
    '&[data-tone="green"]': { color: vars.color.down },
  },
});
export const feeds = layout({ display: 'flex', flexWrap: 'wrap', gap: space.m, ...text.small });
