import { touch, vars } from '../../../theme/contract.css.ts';
import { disabledForced, framedForced } from '../../../theme/forced.ts';
import { numerals } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const row = part({
  // The week's button is stretched over its row.
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunk.surface },
    '&[aria-selected="true"]': { background: vars.color.brand.surface, color: vars.color.brand.ink },
    '&[aria-disabled="true"]': { opacity: 0.4 },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-selected="true"]': framedForced,
        '&[aria-disabled="true"]': disabledForced,
      },
    },
  },
});

const cell = {
  ...text.small,
  ...numerals,
  position: 'relative',
  blockSize: `max(34px, ${touch})`,
  padding: 0,
  textAlign: 'center',
} as const;

export const day = part({
  ...cell,
  selectors: {
    '&:last-child': { borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
  },
});

export const otherDay = part({
  ...cell,
  color: vars.color.raised.ink3,
  selectors: {
    '[aria-selected="true"] > &': { color: 'inherit', opacity: 0.72 },
    '&:last-child': { borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
  },
  '@media': {
    [media.forced]: {
      color: 'GrayText',
      selectors: { '[aria-selected="true"] > &': { color: 'GrayText', opacity: 1 } },
    },
  },
});

export const weekNumber = part({
  ...cell,
  position: 'static',
  borderStartStartRadius: vars.radius.medium,
  borderEndStartRadius: vars.radius.medium,
});

export const press = part({
  ...cell,
  position: 'static',
  inlineSize: '100%',
  fontWeight: weight.strong,
  color: vars.color.raised.ink2,
  selectors: {
    // Over the cells of the days, so that each of them picks the week.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: vars.radius.medium,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '[aria-selected="true"] &': { color: 'inherit' },
    // Chart magenta: where we are.
    '[aria-current]:not([aria-disabled="true"]) &': { color: vars.color.mark },
    '[aria-current] &': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '[aria-current][aria-selected="true"] &': { color: 'inherit' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } },
  },
});

export const foot = part({
  marginBlockStart: space.xs,
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
