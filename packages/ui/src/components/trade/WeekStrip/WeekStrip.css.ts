import { touch, vars } from '../../../theme/contract.css.ts';
import { edgeFade } from '../../../theme/edgeFade.ts';
import { framedForced } from '../../../theme/forced.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const { color } = vars;

export const strip = part({
  display: 'flex',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised.surface,
  color: color.raised.ink,
  overflow: 'clip',
});

export const weeks = part({
  position: 'relative',
  flex: 1,
  display: 'flex',
  listStyle: '""',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A week that starts in the visible part is whole: half a price would be another price.
  scrollSnapType: 'x mandatory',
  selectors: edgeFade(),
});

export const item = part({
  flex: '1 0 auto',
  scrollSnapAlign: 'start',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});

export const week = part({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '132px',
  padding: `${space.m} ${space.l}`,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not([aria-current])': { background: color.tint.surface },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': { background: color.brand.surface, color: color.brand.ink },
    '&[aria-current]:focus-visible': { outlineColor: color.brand.ink },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current]': framedForced },
    },
  },
});

export const days = part({
  display: 'block',
  ...text.caption,
  ...tabular,
  selectors: { ':not([aria-current]) > &': { color: color.raised.ink3 } },
});

export const price = part({
  display: 'block',
  ...text.lead,
  fontWeight: weight.heavy,
  ...tabular,
});

export const quiet = part({
  ...text.small,
  lineHeight: text.lead.lineHeight,
  fontWeight: weight.regular,
  selectors: { ':not([aria-current]) > &': { color: color.raised.ink3 } },
});

/** For the mouse alone: keys and fingers move the weeks themselves. */
export const shift = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `max(36px, ${touch})`,
  color: color.raised.ink2,
  selectors: {
    '&:hover': { background: color.sunk.surface },
    '&:first-child': { borderInlineEnd: `1px solid ${color.line}` },
    '&:last-child': { borderInlineStart: `1px solid ${color.line}` },
  },
  '@media': { [media.phone]: { display: 'none' } },
});
