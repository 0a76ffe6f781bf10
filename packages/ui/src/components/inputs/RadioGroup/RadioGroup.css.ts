import { vars } from '../../../theme/contract.css.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

export const group = part({ display: 'grid', gap: space.s });

export const inline = part({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl });

export const choice = part({
  ...text.body,
  display: 'flex',
  gap: space.s,
  alignItems: 'start',
  paddingBlock: touchLine(text.body.lineHeight),
  color: vars.color.page.ink,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.page.ink3, cursor: 'not-allowed' } },
  '@media': { [media.forced]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});

/** A choice with space for its explanation: the whole card can be pressed. */
export const card = part({
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised.surface,
  transition: `border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.page.ink3 },
    '&:has(:checked)': {
      borderColor: vars.color.brand.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.surface}`,
    },
    '[aria-invalid="true"] > &:not(:has(:disabled))': { borderColor: vars.color.bad.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { background: vars.color.sunk.surface },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '[aria-invalid="true"] > &:not(:has(:disabled))': { borderWidth: '2px', borderColor: 'CanvasText' },
        '&:has(:checked)': { borderColor: 'Highlight' },
        // Without shadows, a second line.
        '&:has(:checked):not(:has(:focus-visible))': {
          outline: '1px solid Highlight',
          outlineOffset: '-2px',
        },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(:disabled)': { borderColor: 'GrayText' },
      },
    },
  },
});

export const radio = part({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  marginBlockStart: space.hair,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised.surface,
  color: vars.color.brand.surface,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '4px',
      borderRadius: 'inherit',
      background: 'currentColor',
      opacity: 0,
    },
    '&:checked': { borderColor: 'currentColor' },
    '&:checked::before': { opacity: 1 },
    '[aria-invalid="true"] &:not(:disabled)': { borderColor: vars.color.bad.ink },
    [`${card}:has(:focus-visible) &`]: { outline: 'none' },
    '&:disabled': { opacity: 0.48 },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      color: 'Highlight',
      forcedColorAdjust: 'none',
      selectors: {
        '[aria-invalid="true"] &:not(:disabled)': { borderWidth: '2px', borderColor: 'CanvasText' },
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const texts = part({ display: 'grid', minInlineSize: 0, overflowWrap: 'break-word' });

export const hint = part({
  ...text.caption,
  color: vars.color.page.ink3,
  '@media': { [media.forced]: { selectors: { ':has(> :disabled) > * > &': { color: 'GrayText' } } } },
});
