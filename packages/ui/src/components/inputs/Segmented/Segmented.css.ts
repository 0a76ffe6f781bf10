import { densityNames, touch, vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const track = part({
  display: 'inline-flex',
  // Words are never cut and never broken: where they do not fit, a choice moves to the next row.
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: space.hair,
  padding: space.hair,
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunk.surface,
  '@media': {
    [media.forced]: { selectors: { '&:not(:has(:enabled))': { borderColor: 'GrayText' } } },
  },
});

export const block = part({ display: 'flex', alignSelf: 'stretch' });

export const choice = part({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  paddingInline: space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.color.sunk.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    [`${block} > &`]: { flexBasis: 0 },
    '&:hover:not(:has(:disabled, :checked))': { color: vars.color.sunk.ink },
    '&:has(:checked)': {
      background: vars.color.raised.surface,
      borderColor: vars.color.line,
      color: vars.color.raised.ink,
      fontWeight: weight.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { color: vars.color.sunk.ink3, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      // One frame for all; the chosen one has its own.
      borderColor: 'Canvas',
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        '&:has(:focus-visible)': { outline: '2px solid Highlight' },
        '&:has(:disabled)': { color: 'GrayText', opacity: 1 },
        '&:has(:disabled:checked)': { borderColor: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
});

export const size = parts({
  small: { minBlockSize: `max(${densityNames.controlSmall} - 6px, ${touch})`, ...text.small },
  medium: { minBlockSize: `max(${densityNames.control} - 6px, ${touch})`, ...text.body },
});

/** Covers its choice unseen, so that touch exploration finds it where it looks. */
export const radio = part({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
