import { layout, media, space, stack, text, vars, weight } from '@fairway/ui/theme';

export const heading = layout({ marginBlockEnd: space.m });
/** Stays visible next to the long list of routes. */
export const summary = layout({
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(64px + ${space.l})`,
      maxBlockSize: `calc(100dvh - 64px - ${space.xxl})`,
      overflowY: 'auto',
    },
  },
});
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

/** Follows the thumb down the long list of routes, because the order is below it. */
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
