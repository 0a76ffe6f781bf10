import { touch, vars } from '../../../theme/contract.css.ts';
import { invalidForced } from '../../../theme/forced.ts';
import { media, motion, space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

export const root = part({ minInlineSize: 0 });

export const line = part({
  display: 'flex',
  gap: space.s,
  alignItems: 'start',
  paddingBlock: touchLine(text.body.lineHeight),
});

const tick = 'polygon(14% 46%, 0% 62%, 38% 97%, 100% 20%, 84% 7%, 36% 66%)';
const dash = 'polygon(8% 40%, 92% 40%, 92% 60%, 8% 60%)';

export const box = part({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  marginBlockStart: space.hair,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised.surface,
  color: vars.color.brand.ink,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    // The finger's target is larger than the drawing.
    '&::after': { content: '""', position: 'absolute', inset: `min(-7px, (100% - ${touch}) / 2)` },
    '&::before': {
      content: '""',
      inlineSize: '12px',
      blockSize: '12px',
      background: 'currentColor',
      clipPath: tick,
      opacity: 0,
    },
    '&:checked, &:indeterminate': {
      background: vars.color.brand.surface,
      borderColor: vars.color.brand.surface,
    },
    '&:checked::before, &:indeterminate::before': { opacity: 1 },
    '&:indeterminate::before': { clipPath: dash },
    '&:hover:not(:disabled, :checked, :indeterminate)': { borderColor: vars.color.page.ink3 },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad.ink },
    '&:disabled': { opacity: 0.48, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonBorder',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
      background: 'Canvas',
      selectors: {
        '&:checked, &:indeterminate': { background: 'Highlight', borderColor: 'Highlight' },
        '&[aria-invalid="true"]': invalidForced,
        '&:disabled': { borderColor: 'GrayText', opacity: 1 },
        '&:disabled:is(:checked, :indeterminate)': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const texts = part({ minInlineSize: 0 });

// All by class: after a `~ *` the browser would look at a whole page again when anything is put before the rest of it.
const disabled = `${box}:disabled ~ ${texts} &`;

export const label = part({
  ...text.body,
  color: vars.color.page.ink,
  cursor: 'pointer',
  overflowWrap: 'break-word',
  selectors: {
    [disabled]: { color: vars.color.page.ink3, cursor: 'not-allowed' },
  },
  '@media': { [media.forced]: { selectors: { [disabled]: { color: 'GrayText' } } } },
});

export const hint = part({
  ...text.caption,
  color: vars.color.page.ink3,
  '@media': { [media.forced]: { selectors: { [disabled]: { color: 'GrayText' } } } },
});

/** Under the label, not under the box. */
export const notice = part({ marginInlineStart: '26px' });
