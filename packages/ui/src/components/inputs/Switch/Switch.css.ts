import { keyframes } from '@vanilla-extract/css';
import { touch, vars } from '../../../theme/contract.css.ts';
import { invalidForced } from '../../../theme/forced.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = part({ minInlineSize: 0 });

export const line = part({
  display: 'flex',
  gap: space.m,
  alignItems: 'start',
  paddingBlock: touchLine(text.body.lineHeight),
});

/** The order of reading stays: the switch first, then its label and hint. */
export const atEnd = part({ flexDirection: 'row-reverse', justifyContent: 'space-between' });

export const track = part({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '20px',
  margin: 0,
  // Centred on the first line of the label.
  marginBlockStart: '1px',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.round,
  background: vars.color.sunk.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    // The finger's target is larger than the drawing.
    '&::after': { content: '""', position: 'absolute', inset: `min(-7px, (100% - ${touch}) / 2) -4px` },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: vars.radius.round,
      background: vars.color.page.ink3,
      transition: `inset-inline-start ${motion.quick} ${motion.ease}`,
    },
    '&:checked': { background: vars.color.brand.surface, borderColor: vars.color.brand.surface },
    '&:checked::before': { insetInlineStart: '18px', background: vars.color.brand.ink },
    '&:hover:not(:disabled, :checked)': { borderColor: vars.color.page.ink3 },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-busy="true"]::before': { animation: `${breathe} 1s ${motion.ease} infinite` },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad.ink },
    '&:disabled': { opacity: 0.48, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      forcedColorAdjust: 'none',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&[aria-invalid="true"]': invalidForced,
        '&:disabled': { borderColor: 'GrayText', opacity: 1 },
        '&:disabled::before': { background: 'GrayText' },
        '&:disabled:checked': { background: 'GrayText' },
        '&:disabled:checked::before': { background: 'Canvas' },
      },
    },
  },
});

export const texts = part({ minInlineSize: 0 });

const disabled = `${track}:disabled ~ ${texts} &`;

export const label = part({
  ...text.body,
  color: vars.color.page.ink,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  selectors: { [disabled]: { color: vars.color.page.ink3, cursor: 'not-allowed' } },
  '@media': { [media.forced]: { selectors: { [disabled]: { color: 'GrayText' } } } },
});

export const hint = part({
  ...text.caption,
  color: vars.color.page.ink3,
  overflowWrap: 'break-word',
  '@media': { [media.forced]: { selectors: { [disabled]: { color: 'GrayText' } } } },
});

/** Under the label, not under the switch. */
export const notice = part({ marginInlineStart: '48px' });
