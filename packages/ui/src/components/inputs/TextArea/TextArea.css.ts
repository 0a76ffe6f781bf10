import { density, vars } from '../../../theme/contract.css.ts';
import { disabledForced, invalidForced } from '../../../theme/forced.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const area = part({
  ...text.body,
  display: 'block',
  inlineSize: '100%',
  minBlockSize: `calc(${density.control} * 2)`,
  maxBlockSize: '60vh',
  paddingBlock: space.s,
  paddingInline: space.m,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  resize: 'vertical',
  transition: `border-color ${motion.quick} ${motion.ease}`,
  // Grows with the text where the browser supports it; otherwise it scrolls.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.page.ink3 },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad.ink },
    '&:focus-visible': { borderColor: vars.color.focus, outlineOffset: '-1px' },
    '&::placeholder': { color: vars.color.raised.ink3, opacity: 1 },
    '&:disabled': {
      background: vars.color.sunk.surface,
      borderColor: vars.color.line,
      color: vars.color.raised.ink3,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&:read-only:not(:disabled)': { background: vars.color.sunk.surface },
  },
  '@media': {
    // Smaller text would make iOS zoom into the page.
    [media.touch]: { ...text.lead },
    [media.forced]: {
      selectors: {
        '&[aria-invalid="true"]': invalidForced,
        '&:focus-visible': { borderColor: 'Highlight', outlineColor: 'Highlight' },
        '&:disabled': disabledForced,
        '&:read-only:not(:disabled)': { borderStyle: 'dashed' },
      },
    },
  },
});
