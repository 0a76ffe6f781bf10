import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const panel = layout({
  display: 'grid',
  gap: space.l,
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.phone]: { padding: space.m }, [media.forced]: { border: '1px solid CanvasText' } },
});
export const form = layout({ display: 'flex', gap: space.s });
export const box = layout({ flex: 1, minInlineSize: 0 });
export const start = layout({ ...text.small, color: vars.color.raised.ink2 });
export const small = layout({ ...text.small, color: vars.color.raised.ink2 });

/** Keeps its height while typing, so that the content changes without moving the layout. */
export const explain = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr) minmax(0, 4fr)',
  gap: space.xl,
  minBlockSize: '124px',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});
export const parts = layout({
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 6fr 4fr',
  gap: space.m,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});
export const part = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  minInlineSize: 0,
});
export const partSays = layout({ ...text.small, color: vars.color.raised.ink2, order: 2 });
export const partName = layout({ ...text.small, fontWeight: weight.strong, order: 1 });
/** The part of the number, with its bracket below. */
export const partText = layout({
  ...text.heading,
  fontWeight: weight.strong,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  borderBlockEnd: `2px solid ${vars.color.link}`,
  color: vars.color.link,
  selectors: {
    '[data-state="good"] &': { color: vars.color.down, borderColor: vars.color.down },
    '[data-state="bad"] &': { color: vars.color.up, borderColor: vars.color.up },
  },
});
export const what = layout({ display: 'grid', gap: space.xs, justifyItems: 'start' });
export const kind = layout({ ...text.title });
export const others = layout({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
/** In the last column also where a number has no parts to explain: the one before it is too narrow for names. */
export const ask = layout({ display: 'grid', gap: space.s, gridColumn: '-2 / -1' });
export const guesses = layout({ listStyle: 'none', padding: 0, display: 'grid', gap: space.xs });
export const guess = layout({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) minmax(48px, 120px) 40px',
  alignItems: 'center',
  gap: space.s,
});
export const code = layout({ ...text.caption, fontWeight: weight.strong, color: vars.color.link });
export const track = layout({
  display: 'block',
  blockSize: '6px',
  borderRadius: vars.radius.round,
  background: vars.color.lineSoft,
});
export const share = layout({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.round,
  background: vars.color.link,
});
export const percent = layout({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
});

export const pasted = layout({ display: 'grid', gap: space.m });
export const pastedList = layout({
  listStyle: 'none',
  padding: 0,
  maxBlockSize: '320px',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const pastedRow = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '40px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlockEnd: space.s, gap: 0 },
  },
});
/** Feedback about a number, and its choices; on phones below it, so that its close button is at its end. */
export const pastedSays = layout({
  minInlineSize: 0,
  '@media': {
    [media.phone]: { order: 1, gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } },
  },
});
export const number = layout({
  fontWeight: weight.strong,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
