import { vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, motion, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const barHeight = '64px';

export const bar = part({
  display: 'flex',
  alignItems: 'stretch',
  gap: space.l,
  blockSize: '100%',
  paddingInline: space.xl,
  '@media': { [media.phone]: { gap: space.xs, paddingInline: space.l } },
});

export const brand = part({ selectors: { '&&': { flex: '1 1 auto', minInlineSize: 0 } } });

export const menuButton = part({
  display: 'none',
  placeItems: 'center',
  alignSelf: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  marginInlineStart: `-${space.s}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.color.page.ink} 7%, transparent)` } },
  '@media': { [media.narrow]: { display: 'grid' } },
});

export const body = part({ flex: 1, display: 'flex', alignItems: 'stretch', minInlineSize: 0 });

export const side = part({
  position: 'sticky',
  insetBlockStart: barHeight,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '232px',
  blockSize: `calc(100dvb - ${barHeight})`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  transition: `inline-size ${motion.calm} ${motion.ease}`,
  selectors: { '&[data-collapsed]': { inlineSize: '65px' } },
  '@media': {
    [media.narrow]: { display: 'none' },
    ...offPaper,
  },
});

export const nav = part({
  flex: 1,
  minBlockSize: 0,
  alignContent: 'start',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const collapse = part({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  // Below the icons of the pages.
  paddingInline: '20px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: inks.quiet,
  selectors: {
    '&:hover': { color: vars.color.page.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded="false"]': { justifyContent: 'center', paddingInline: 0 },
  },
});

/** The page stays visible at its side, as a place to press. */
export const drawer = part({ selectors: { '&&': { inlineSize: 'min(320px, 100vw - 40px)' } } });

/** Rows reach as far as those of the page's own navigation. */
export const inDrawer = part({ marginInline: `-${space.m}` });
