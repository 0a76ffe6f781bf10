import { touch, vars } from '../../../theme/contract.css.ts';
import { chosenFrame } from '../../../theme/forced.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

const { color } = vars;

export const chart = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });

export const summary = part({ ...text.small, color: color.page.ink2 });

export const keys = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xs}`,
  marginInline: `-${space.s}`,
});

export const key = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: `max(32px, ${touch})`,
  paddingInline: space.s,
  borderRadius: vars.radius.medium,
  ...text.small,
  color: color.page.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunk.surface },
    '&[aria-pressed=true]': { color: color.page.ink, fontWeight: weight.strong },
  },
  '@media': { [media.phone]: { minBlockSize: '44px' }, ...chosenFrame('&[aria-pressed=true]') },
});

export const keyValue = part({ ...tabular });

export const swatch = part({ overflow: 'visible', flex: 'none' });

export const frame = part({
  position: 'relative',
  borderRadius: vars.radius.medium,
  // A finger still scrolls the page up and down.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '2px' } },
});

/** As high as the chart: a page's policy refuses the style attribute of a drawn page until its scripts run. */
export const room = part({ display: 'block' });

/** Out of the flow: its own proportions must not widen the frame that it is measured by. */
export const drawing = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // Time runs to the right in every language.
  direction: 'ltr',
  overflow: 'visible',
});

export const grid = part({
  stroke: color.lineSoft,
  strokeWidth: 1,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});

export const axis = part({
  ...text.caption,
  ...tabular,
  fill: color.page.ink2,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

export const line = part({
  fill: 'none',
  stroke: color.page.ink3,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[data-chosen] > &': { stroke: color.link, strokeWidth: 2.5 } },
  '@media': {
    [media.forced]: {
      stroke: 'CanvasText',
      selectors: { '[data-chosen] > &': { stroke: 'Highlight' } },
    },
  },
});

/** Area under the emphasized line; omitted with system colours, where the line shows everything. */
export const area = part({
  fill: `color-mix(in srgb, ${color.link} 14%, transparent)`,
  '@media': { [media.forced]: { fill: 'none' } },
});

/** Line styles that differ without colour. */
export const lines = parts({
  0: {},
  1: { strokeDasharray: '7 4' },
  2: { strokeDasharray: '1.5 4' },
  3: { strokeDasharray: '9 4 1.5 4' },
});
export const end = part({
  fill: color.page.ink3,
  selectors: { '[data-chosen] > &': { fill: color.link } },
  '@media': {
    [media.forced]: { fill: 'CanvasText', selectors: { '[data-chosen] > &': { fill: 'Highlight' } } },
  },
});

export const endLabel = part({
  ...text.caption,
  fill: color.page.ink2,
  selectors: { '[data-chosen] > &': { fill: color.page.ink, fontWeight: weight.strong } },
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

export const cross = part({
  stroke: color.page.ink3,
  strokeWidth: 1,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});

export const readout = part({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: space.hair,
  minInlineSize: '132px',
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  background: color.raised.surface,
  color: color.raised.ink,
  ...text.small,
  pointerEvents: 'none',
});

export const readDay = part({ ...text.caption, color: color.raised.ink2 });

export const readRow = part({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s,
  whiteSpace: 'nowrap',
});

export const readValue = part({ ...tabular, fontWeight: weight.strong, textAlign: 'end' });

export const nothing = part({ ...text.small, color: color.page.ink2, paddingBlock: space.xl });

export const more = part({ ...text.small });

export const toggle = part({
  inlineSize: 'fit-content',
  minBlockSize: `max(32px, ${touch})`,
  paddingBlock: space.xs,
  // Room for the focus ring, aligned with the content above.
  paddingInline: space.xs,
  marginInline: `-${space.xs}`,
  borderRadius: vars.radius.small,
  color: color.link,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@media': { [media.phone]: { minBlockSize: '44px', paddingBlock: space.m } },
});

export const scroll = part({ maxBlockSize: '320px', overflow: 'auto' });

export const table = part({ inlineSize: '100%', borderCollapse: 'collapse', ...text.small, ...tabular });

export const cell = part({
  paddingBlock: space.xs,
  paddingInlineEnd: space.m,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  textAlign: 'end',
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const head = part({
  position: 'sticky',
  insetBlockStart: 0,
  background: color.page.surface,
  color: color.page.ink2,
  fontWeight: weight.medium,
});
