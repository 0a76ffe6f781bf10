import { vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const list = part({ listStyle: 'none', margin: 0, padding: 0 });

/** Middle of a line of the caption. */
const dot = '5px';

export const entry = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingInlineStart: space.xl,
  paddingBlockEnd: space.m,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // From dot to dot.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlock: '14px -4px',
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: dot,
      inlineSize: '10px',
      blockSize: '10px',
      border: `2px solid ${vars.color.brand.surface}`,
      borderRadius: vars.radius.round,
      background: vars.color.brand.surface,
    },
    '&[data-state="expected"]::after': { background: vars.color.page.surface },
    '&[data-state="bad"]::after': {
      background: vars.color.bad.ink,
      borderColor: vars.color.bad.ink,
      borderRadius: vars.radius.small,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&::after': { background: 'CanvasText', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
        '&[data-state="expected"]::after': { background: 'Canvas' },
        '&[data-state="bad"]::after': { background: 'CanvasText', borderColor: 'CanvasText' },
      },
    },
  },
});

export const at = part({ ...text.caption, color: inks.quiet, ...tabular, overflowWrap: 'break-word' });

export const what = part({ ...text.body, fontWeight: weight.medium, overflowWrap: 'break-word' });

export const note = part({ ...text.small, color: inks.quiet, overflowWrap: 'break-word' });
