import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const band = layout({ background: vars.color.deep, paddingBlock: space.xl });
export const head = layout({ display: 'grid', gap: space.l });
export const small = layout({ ...text.small, color: vars.color.page.ink2 });

export const list = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});
export const detail = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  minInlineSize: 0,
});
export const back = layout({
  justifySelf: 'start',
  color: vars.color.link,
  paddingBlock: space.s,
  '@media': { [media.roomy]: { display: 'none' } },
});

export const listTitle = layout({ ...text.title, fontWeight: weight.strong });
/** All rows have the same number, so that no item is alone in a row. */
export const groups = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space.xs,
});
export const changed = layout({ color: vars.color.up, fontWeight: weight.strong });
export const tools = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space.s,
});
export const search = layout({ minInlineSize: 0 });
export const bulk = layout({ minBlockSize: '36px' });

export const rows = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});
export const row = layout({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&:hover': { background: vars.color.deep },
  },
  '@media': {
    [media.forced]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-open]': { borderInlineStartColor: 'Highlight' } },
    },
    [media.roomy]: {
      selectors: {
        '&[data-open]': { background: vars.color.deep, borderInlineStartColor: vars.color.mark },
      },
    },
  },
});
export const check = layout({ display: 'grid', placeItems: 'center' });
export const link = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.hair,
  paddingBlock: space.m,
  paddingInlineEnd: space.m,
  color: 'inherit',
  textDecoration: 'none',
});
export const number = layout({
  fontWeight: weight.strong,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  flexShrink: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
/** Its name or route, and its state at the end; a long one wraps. */
export const line = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.m,
});
/** An icon and its text, which wraps next to it. */
export const end = layout({ maxInlineSize: '180px' });
/** A day is read at once, not in two lines. */
export const day = layout({ textAlign: 'end', whiteSpace: 'nowrap' });
/** Quieter than the number next to it. */
export const state = layout({ ...text.lead });
export const note = layout({ ...text.small, color: vars.color.page.ink2 });
/** The progress: a thin line with a ring. */
export const way = layout({
  position: 'relative',
  display: 'block',
  blockSize: '2px',
  marginBlock: space.s,
  marginInlineEnd: space.s,
  background: vars.color.line,
});
export const pastEvent = layout({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.mark,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
export const ring = layout({
  position: 'absolute',
  insetBlockStart: '-3px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.mark}`,
  background: vars.color.page.surface,
});
export const unseen = layout({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const detailTitle = layout({
  ...text.heading,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});
export const hero = layout({ ...text.heading, fontWeight: weight.heavy });
/** The source is not a result, so it is smaller than one. */
export const source = layout({ ...text.small, fontWeight: weight.regular });
export const chartAndMoves = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const legend = layout({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  paddingBlockStart: space.s,
});
export const travelled = layout({ inlineSize: '24px', borderBlockStart: `2px solid ${vars.color.mark}` });
export const ahead = layout({
  inlineSize: '24px',
  borderBlockStart: `2px dotted ${vars.color.mark}`,
  marginInlineStart: space.m,
});

export const toTry = layout({ display: 'grid', gap: space.l });
export const toTryTitle = layout({ ...text.heading, fontWeight: weight.strong });
export const samples = layout({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space.m,
});
export const sample = layout({
  display: 'grid',
  gap: space.hair,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-current]': { outline: `2px solid ${vars.color.mark}` } },
});
