import { density, vars } from '../../../theme/contract.css.ts';
import { media, space, text } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';
import { placeholder, refreshing } from '../DataTable/tableLooks.ts';

const { color } = vars;

export const grid = part({ minInlineSize: 0 });

export const frame = part({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: `calc(${density.headRow} * var(--fw-heads, 1))`,
  scrollPaddingBlockEnd: `calc(${density.row} * var(--fw-foots, 0))`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised.surface,
  color: color.raised.ink,
  '@media': {
    [media.notPhone]: { maxBlockSize: 'var(--fw-tallest, none)' },
    // Cards flow with the page: a box that scrolls within it catches the thumb.
    [media.phone]: { overflow: 'clip' },
    [media.paper]: { overflow: 'visible', maxBlockSize: 'none' },
  },
});

/** Invisible element as tall as a row: the script measures the row height from it. */
export const probe = part({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: density.row,
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const table = part({
  display: 'block',
  ...text.body,
  '@media': { [media.notPhone]: { minInlineSize: 'var(--fw-columns)' } },
});

export const head = part({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.raised.surface,
  '@media': {
    // Columns keep their names for assistive technology; the cards show them visually.
    [media.phone]: unseen,
    [media.paper]: { position: 'static' },
  },
});

export const foot = part({
  display: 'block',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised.surface,
  '@media': {
    // A card after the others.
    [media.phone]: { position: 'static' },
    [media.paper]: { position: 'static' },
  },
});

export const body = part({
  display: 'block',
  ...refreshing,
});

export const noticeRow = part({ display: 'block' });

export const notice = part({ display: 'block', padding: `${space.xl} ${space.l}` });

export const bar = part({
  ...placeholder,
  '@media': {
    ...placeholder['@media'],
    // As tall as a value, under the column's name.
    [media.phone]: { marginBlock: '5px' },
  },
});

export const handle = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineEnd: 0,
      inlineSize: '2px',
      background: color.line,
      opacity: 0,
    },
    'thead:hover &::after': { opacity: 1 },
    '&:hover::after, &:active::after': { insetBlock: 0, background: color.focus, opacity: 1 },
  },
});

export const cardTools = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  '@media': { [media.notPhone]: { display: 'none' } },
});
/** As far above the cards as the sorting, which may be missing. */
within(`.${cardTools} > *`, { marginBlockEnd: space.m });
