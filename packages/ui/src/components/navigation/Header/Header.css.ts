import { touch, vars } from '../../../theme/contract.css.ts';
import { media, motion, space, stack, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';

const { page } = vars.color;
const height = { wide: '64px', phone: '56px' };

/** As tall as the way that the page scrolls before an overlaid header turns solid. */
export const sentinel = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '90px',
  pointerEvents: 'none',
});

export const header = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.header,
  blockSize: height.wide,
  color: page.ink,
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${motion.calm} ${motion.ease}, border-color ${motion.calm} ${motion.ease}`,
  selectors: {
    '&[data-solid="true"]': { background: page.surface, borderBlockEndColor: vars.color.line },
    '&[data-overlay="true"]': { marginBlockEnd: `-${height.wide}` },
  },
  '@media': {
    [media.forced]: { background: 'Canvas', borderBlockEndColor: 'CanvasText' },
    [media.phone]: {
      blockSize: height.phone,
      selectors: { '&[data-overlay="true"]': { marginBlockEnd: `-${height.phone}` } },
    },
  },
});

export const frame = part({ blockSize: '100%' });

export const bar = part({
  display: 'flex',
  alignItems: 'stretch',
  blockSize: '100%',
  gap: space.xl,
  // A brand, a search, a portal and the menu just fit into 320 px.
  '@media': { [media.phone]: { gap: space.xs } },
});

export const brand = part({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: space.s,
  // On the narrowest phones the logo gives up its note.
  '@media': { [media.phone]: { flex: '0 1 auto', marginInlineEnd: 'auto' } },
});

within(`${brand} > a`, {
  display: 'inline-flex',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.touch]: { alignItems: 'center', minBlockSize: touch } },
});

export const nav = part({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'none' } },
});

export const tabs = part({
  position: 'relative',
  display: 'flex',
  blockSize: '100%',
  listStyle: '""',
  // Rings of focused tabs reach two px beyond them.
  overflow: 'clip',
  overflowClipMargin: '4px',
});

/** Tabs without room keep their width, so that they can be measured, but are invisible and unreachable. */
export const tabItem = part({
  flex: 'none',
  paddingInline: space.m,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&[data-fits="false"]': { position: 'absolute', insetInlineStart: 0, visibility: 'hidden' },
  },
});

export const tab = part({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: '100%',
  ...text.body,
  fontWeight: weight.medium,
  color: page.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: '3px',
      background: 'transparent',
    },
    '&:hover::after': { background: vars.color.line },
    '&[aria-current]': { fontWeight: weight.strong },
    '&[aria-current]::after': { background: vars.color.mark },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.touch]: { justifyContent: 'center', minInlineSize: touch },
    [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
});

export const side = part({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  '@media': { [media.phone]: { gap: space.xs } },
});

export const withoutUtilities = part({});

export const utilities = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  ...text.small,
  color: page.ink2,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'none' } },
});

export const quiet = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '40px',
  paddingInline: space.s,
  borderRadius: vars.radius.medium,
  color: page.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in srgb, ${page.ink} 7%, transparent)`,
      color: page.ink,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-expanded="true"]': { color: 'Highlight' } } } },
});

/** In the bar of a phone it is as large as the button of the menu. */
export const search = part({
  '@media': {
    [media.narrow]: {
      justifyContent: 'center',
      inlineSize: '40px',
      // Its icon has its own space on both sides.
      marginInline: `-${space.xs}`,
      paddingInline: 0,
      color: 'inherit',
    },
  },
});

within(`${search} > svg`, { '@media': { [media.narrow]: { inlineSize: '20px', blockSize: '20px' } } });

export const searchLabel = part({ '@media': { [media.narrow]: unseen } });

/** Only where there is a keyboard to press them on. */
export const keys = part({
  ...text.caption,
  fontFamily: 'inherit',
  paddingInline: space.xs,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  '@media': { [media.narrow]: { display: 'none' } },
});

export const login = part({
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { selectors: { '&&': { minBlockSize: `max(36px, ${touch})`, paddingInline: space.m } } },
  },
});

export const menuButton = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  marginInlineEnd: `-${space.s}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${page.ink} 7%, transparent)` } },
});

export const label = part({
  maxInlineSize: '9em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Tools that the phone keeps in its drawer. */
export const notPhone = part({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = part({ '@media': { [media.notPhone]: { display: 'none' } } });
/** Utilities are in the drawer until they fit in the bar. */
export const narrowOnly = part({ '@media': { [media.wide]: { display: 'none' } } });
/** Tools that need a wide screen and are in the profile menu as well. */
export const roomyOnly = part({
  '@media': { [media.notRoomy]: { display: 'none' } },
});
