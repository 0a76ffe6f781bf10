import { vars } from '../../../../../theme/contract.css.ts';
import { disabledForced } from '../../../../../theme/forced.ts';
import { media, space, stack, text } from '../../../../../theme/scale.ts';
import { part, within } from '../../../../../theme/style.ts';
import { content } from '../../parts/gridCells.css.ts';

const { color } = vars;

/** A cell that can be changed; it looks like one under the pointer. */
export const editable = part({
  cursor: 'text',
  selectors: {
    '&:hover:not(:focus-visible, [data-editing])': { boxShadow: `inset 0 0 0 1px ${color.lineControl}` },
    '&[data-saving]': { color: color.raised.ink3, fontStyle: 'italic' },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 1px ${color.bad.ink}` },
  },
  '@media': {
    [media.phone]: { minBlockSize: '44px' },
    [media.forced]: {
      selectors: { '&[aria-invalid]': { outline: '2px dashed CanvasText', outlineOffset: '-3px' } },
    },
  },
});
// Without a pointer the value itself shows that it can be changed.
within(`.${editable}:not([data-editing]) > .${content}`, {
  '@media': {
    [media.phone]: {
      textDecoration: `underline dotted ${color.lineControl}`,
      textUnderlineOffset: '4px',
    },
  },
});
within(`.${editable}[data-editing] > .${content}`, {
  overflow: 'visible',
  flex: 1,
  alignSelf: 'stretch',
  display: 'grid',
});

export const input = part({
  ...text.body,
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: `calc(100% - ${space.s})`,
  alignSelf: 'center',
  paddingInline: space.s,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.small,
  background: color.raised.surface,
  color: color.raised.ink,
  textAlign: 'inherit',
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid]': { borderColor: color.bad.ink },
    // Figures are where they were before the cell was opened.
    '&[inputmode="decimal"]': { textAlign: 'end' },
  },
  '@media': {
    [media.phone]: { ...text.lead, blockSize: '44px' },
    [media.forced]: { selectors: { '&[aria-invalid]': { borderWidth: '2px', borderColor: 'CanvasText' } } },
  },
});

/** The corner of a cell whose value was refused. */
export const mark = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '8px',
  blockSize: '8px',
  background: color.bad.ink,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
  selectors: { '&:dir(rtl)': { clipPath: 'polygon(0 0, 100% 0, 0 100%)' } },
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const message = part({
  ...text.small,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.s,
  inlineSize: 'max-content',
  maxInlineSize: `min(320px, calc(100vw - ${space.l}))`,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  textAlign: 'start',
  fontStyle: 'normal',
  textDecoration: 'none',
  color: color.bad.ink,
  background: color.raised.surface,
  border: `1px solid ${color.bad.ink}`,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

/** Phones and touch screens, where nobody can press Ctrl Z. */
const byTouch = `${media.phone}, ${media.touch}`;

/** Stays visible as long as the rows are, and covers no focused cell (WCAG 2.4.11). */
export const bar = part({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.s,
  position: 'sticky',
  insetBlockEnd: space.s,
  zIndex: stack.sticky,
  marginBlockStart: space.s,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.raised.surface,
  color: color.raised.ink,
  boxShadow: vars.shadow.raised,
  '@media': { [byTouch]: { display: 'flex' }, [media.paper]: { display: 'none' } },
});
within(`.${bar} > [aria-disabled="true"]`, {
  opacity: 0.48,
  cursor: 'not-allowed',
  '@media': { [media.forced]: disabledForced },
});
within('[data-edit-bar]', { '@media': { [byTouch]: { scrollPaddingBlockEnd: '72px' } } });

export const count = part({ ...text.small, marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' });
