import { touch, vars } from '../../../theme/contract.css.ts';
import { media, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const tracks = 'minmax(0, var(--fw-start)) auto minmax(0, var(--fw-end))';

export const root = part({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-direction="row"]': { gridTemplateColumns: tracks },
    '&[data-direction="column"]': { gridTemplateRows: tracks },
  },
  '@media': {
    [media.phone]: {
      gap: space.l,
      selectors: {
        '&[data-direction="row"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-direction="column"]': { gridTemplateRows: 'none' },
      },
    },
    [media.paper]: { display: 'block' },
  },
});

export const pane = part({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });

/** Wide enough to be hit; only its middle is drawn. */
export const line = part({
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&::before, &::after': { content: '""', gridArea: '1 / 1', background: vars.color.lineControl },
    // A grip in the middle shows that the line can be moved.
    '&::after': { borderRadius: vars.radius.round },
    '&[aria-orientation="vertical"]': {
      inlineSize: `max(24px, ${touch})`,
      minBlockSize: touch,
      cursor: 'col-resize',
    },
    '&[aria-orientation="vertical"]::before': { inlineSize: '2px', blockSize: '100%' },
    '&[aria-orientation="vertical"]::after': { inlineSize: '6px', blockSize: '32px' },
    '&[aria-orientation="horizontal"]': { blockSize: `max(24px, ${touch})`, cursor: 'row-resize' },
    '&[aria-orientation="horizontal"]::before': { blockSize: '2px', inlineSize: '100%' },
    '&[aria-orientation="horizontal"]::after': { blockSize: '6px', inlineSize: '32px' },
    '&:is(:hover, :active)::before, &:is(:hover, :active)::after': { background: vars.color.link },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.phone]: { display: 'none' },
    [media.paper]: { display: 'none' },
    [media.forced]: { selectors: { '&::before, &::after': { background: 'CanvasText' } } },
  },
});
