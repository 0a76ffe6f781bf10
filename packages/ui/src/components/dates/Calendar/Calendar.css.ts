import { touch, vars } from '../../../theme/contract.css.ts';
import { framedForced } from '../../../theme/forced.ts';
import { numerals } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const calendar = part({ inlineSize: '304px', maxInlineSize: '100%', color: vars.color.raised.ink });

export const cell = part({
  position: 'relative',
  padding: 0,
  selectors: {
    // The days of a range run together; its ends are filled.
    '&[data-within]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
    '&[data-within="from"]': {
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    '&[data-within="to"]': {
      borderStartEndRadius: vars.radius.medium,
      borderEndEndRadius: vars.radius.medium,
    },
    '&[data-within="both"]': { borderRadius: vars.radius.medium },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-within]::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderBlock: '2px solid Highlight',
          pointerEvents: 'none',
        },
      },
    },
  },
});

export const day = part({
  ...text.small,
  ...numerals,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: `max(38px, ${touch})`,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.sunk.surface },
    '[aria-selected="true"] > &, [aria-selected="true"] > &:hover:not([aria-disabled="true"])': {
      background: vars.color.brand.surface,
      color: vars.color.brand.ink,
      fontWeight: weight.strong,
    },
    '[data-within] > &:hover:not([aria-disabled="true"])': { background: 'transparent' },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&[data-other]': { color: vars.color.raised.ink3 },
    '[data-within]:not([aria-selected="true"]) > &[data-other]': { color: 'inherit' },
    '[aria-selected="true"] > &[data-other]': { color: vars.color.brand.ink },
    // Its ring, over the bands of the days that come after it.
    '&:focus-visible': { zIndex: 1 },
    // Chart magenta: where we are.
    '&[aria-current]:not([aria-disabled="true"])': { color: vars.color.mark },
    '&[aria-current]': {
      fontWeight: weight.strong,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '[aria-selected="true"] > &[aria-current]': { color: 'inherit' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-other]': { color: 'GrayText' },
        '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1, textDecoration: 'line-through' },
        '[aria-selected="true"] > &': framedForced,
      },
    },
  },
});

/** In the corner of a day; the list below explains it. */
export const sign = part({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '3px',
  fontSize: '10px',
  lineHeight: 1,
  fontWeight: weight.strong,
  pointerEvents: 'none',
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});

export const signOf = parts({
  holiday: { color: vars.color.bad.ink },
  workday: { color: vars.color.raised.ink2 },
  cutoff: { color: vars.color.signal },
  event: { color: vars.color.link },
});

export const foot = part({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.s,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  ...text.caption,
  color: vars.color.raised.ink2,
});

export const list = part({
  listStyle: 'none',
  maxBlockSize: '96px',
  overflowY: 'auto',
  display: 'grid',
  gap: space.hair,
});

export const entry = part({
  display: 'grid',
  gridTemplateColumns: '14px 48px 1fr',
  columnGap: space.xs,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
});

export const entrySign = part({ fontWeight: weight.strong });

export const entryDay = part({ ...numerals });

export const hint = part({
  ...text.caption,
  color: vars.color.raised.ink2,
  selectors: { '&:not(:empty)': { marginBlockStart: space.s } },
});
