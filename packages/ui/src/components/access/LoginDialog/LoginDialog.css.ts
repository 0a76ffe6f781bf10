import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

/** Keeps the sheet still while portal and mode change under it. */
export const content = part({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  minBlockSize: '440px',
  '@media': { [media.phone]: { minBlockSize: 0 } },
});

export const form = part({ display: 'grid', gap: space.l });

export const between = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});

/** At the end of its line, also alone. */
export const forgot = part({ marginInlineStart: 'auto' });

/** Notes: what the button does, then who cannot use it. */
export const notes = part({ display: 'grid', gap: space.xs, ...text.small, color: vars.color.raised.ink3 });
export const note = part({ margin: 0 });

/** As high as the form that it replaces. */
export const scan = part({
  display: 'grid',
  gap: space.l,
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '336px',
  minInlineSize: 0,
  outline: 'none',
});

export const social = part({
  display: 'grid',
  gap: space.m,
  justifyItems: 'center',
  paddingBlockStart: space.s,
});

/** A word between two lines. */
export const or = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  inlineSize: '100%',
  ...text.small,
  color: vars.color.raised.ink3,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

/** Magenta as shown on the dark panel. */
const markOnDark = `color-mix(in oklab, ${vars.color.mark} 45%, ${vars.color.inverse.ink})`;

export const aside = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxl,
  padding: `${space.xxl} ${space.xxl} ${space.xl}`,
  overflow: 'hidden',
  background: vars.color.inverse.surface,
  color: vars.color.inverse.ink,
});

export const mark = part({ position: 'relative', zIndex: 1 });

/** The slides are at the top and their controls at the bottom, over the chart. */
export const carousel = part({
  position: 'relative',
  zIndex: 1,
  flex: 1,
  gridTemplateRows: '1fr auto',
});

within(`.${carousel} :focus-visible`, { outlineColor: 'currentColor' });

export const banner = part({ display: 'grid', alignContent: 'start', gap: space.l });

export const bannerTitle = part({
  fontSize: '24px',
  lineHeight: '34px',
  fontFamily: vars.font.heading,
  fontWeight: weight.heavy,
  fontStretch: vars.font.headingWidth,
  // A Chinese phrase stays on one line where it fits; otherwise it is split into lines of similar length.
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

export const bannerText = part({ color: vars.color.inverse.ink2, textWrap: 'pretty' });

export const chart = part({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [media.forced]: { display: 'none' } },
});

export const contour = part({ fill: 'none', stroke: vars.color.inverse.ink3, strokeOpacity: 0.28 });
export const route = part({
  fill: 'none',
  stroke: markOnDark,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 6.5',
});
export const position = part({ fill: markOnDark });
