import { layout, media, space, stack, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  paddingBlock: `${space.xl} ${space.chapter}`,
  display: 'grid',
  gap: space.l,
});
export const titles = layout({ display: 'grid', gap: space.s });
export const title = layout({
  ...text.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});
export const lead = layout({ color: vars.color.page.ink2, textWrap: 'pretty' });
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: space.section,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl } },
});
export const heading = layout({ ...text.title, fontWeight: weight.heavy, marginBlockEnd: space.m });
export const summary = layout({
  display: 'grid',
  gap: space.l,
  padding: space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(64px + ${space.l})`,
      maxBlockSize: `calc(100dvh - 64px - ${space.xxl})`,
      overflowY: 'auto',
    },
    [media.phone]: { padding: space.l },
  },
});
export const chosen = layout({ listStyle: 'none', display: 'grid', gap: space.xs, padding: 0 });
export const route = layout({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const quiet = layout({ ...text.small, color: vars.color.raised.ink3 });
export const lines = layout({ display: 'grid', gap: space.xs });
export const line = layout({ display: 'flex', justifyContent: 'space-between', gap: space.m });
export const sofar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
});
export const figure = layout({
  unicodeBidi: 'plaintext',
  fontFamily: vars.font.number,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
});
export const total = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.m,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: weight.strong,
});
export const amount = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontFamily: vars.font.number,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
});

/** Follows the thumb down the long list of routes, where the order lies below it. */
export const bar = layout({
  display: 'none',
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: stack.sticky,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.m,
      marginBlockStart: space.l,
      marginInline: `calc(-1 * ${space.l})`,
      padding: `${space.m} ${space.l}`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.raised.surface,
      color: vars.color.raised.ink,
    },
  },
});
