import { density, vars } from '../../../theme/contract.css.ts';
import { disabledForced, invalidForced } from '../../../theme/forced.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part, parts, within } from '../../../theme/style.ts';

/** The box that looks like the control: border, surface, ring. Its input or select fills it. */
export const box = part({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  cursor: 'text',
  selectors: {
    // Phone numbers run from left to right in every language, behind their dial code.
    '&:has(> [type="tel"])': { direction: 'ltr' },
    // Only under the pointer: else every control of the page would run through its colours when the scheme changes.
    '&:hover': { transition: `border-color ${motion.quick} ${motion.ease}` },
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.page.ink3 },
    '&:has(> [aria-invalid="true"])': { borderColor: vars.color.bad.ink },
    '&:has(> :focus-visible)': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    '&:has(> :disabled)': {
      background: vars.color.sunk.surface,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
    '&:has(> :read-only:not(select, button, span, :disabled))': { background: vars.color.sunk.surface },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:has(> [aria-invalid="true"])': invalidForced,
        '&:has(> :focus-visible)': { borderColor: 'Highlight', outlineColor: 'Highlight' },
        '&:has(> :disabled)': disabledForced,
        '&:has(> :read-only:not(select, button, span, :disabled))': { borderStyle: 'dashed' },
      },
    },
  },
});

// Units, codes and icons in the box go with its text.
within(`${box}:has(> :disabled) *`, { '@media': { [media.forced]: { color: 'GrayText' } } });

/** Heights of the box. Text stays at 16 px on phones where smaller would make iOS zoom into the page. */
export const size = parts({
  small: {
    vars: { '--fw-tool': `${density.controlSmall} - 2px` },
    minBlockSize: density.controlSmall,
    ...text.small,
  },
  medium: {
    minBlockSize: density.control,
    ...text.body,
    '@media': { [media.touch]: { ...text.lead } },
  },
  large: { minBlockSize: '48px', ...text.lead },
});

/** The native element inside the box. */
export const control = part({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  paddingInline: space.m,
  paddingBlock: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  textOverflow: 'ellipsis',
  // Overflowing text is cut at its own end, not at the end of the page's lines.
  unicodeBidi: 'plaintext',
  selectors: {
    // By the page's direction, not by the text's: it begins where its label does.
    '&:where(:dir(rtl))': { textAlign: 'right' },
    '&[type="tel"]': { textAlign: 'start' },
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.raised.ink3, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.raised.ink3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
