import { touch, vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { low, narrow, worldShare } from './view.ts';

const { color } = vars;

export const map = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const frame = part({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.deep,
});

/** The same as `heightOn`, before the width is measured. */
const onNarrow = `(max-width: ${narrow - 0.02}px)`;
const lower = { [onNarrow]: { maxBlockSize: `${low}px` } } as const;

export const viewport = part({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  cursor: 'grab',
  // One finger still scrolls the page up and down.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  borderRadius: 'inherit',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': { outlineOffset: '-3px' } },
  '@container': lower,
});

/** As high as the map: a page's policy refuses the style attribute of a drawn page until its scripts run. */
export const room = part({ display: 'block', '@container': lower });

/** Out of the flow: its own proportions must not widen the frame that it is measured by. */
export const drawing = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // East is right in every language, and labels are anchored by it.
  direction: 'ltr',
});

/** A layer that the browser draws once: coasts take a phone longer to draw than all the rest of a page. */
export const sea = part({ willChange: 'transform' });

/** Shades of the brand's water have no meaning in forced colours. */
const noWater = { '@media': { [media.forced]: { display: 'none' } } } as const;

export const graticule = part({
  fill: 'none',
  stroke: color.water1,
  strokeWidth: 0.5,
  opacity: 0.8,
  ...noWater,
});

/** Widths are px at every scale. */
export const shape = part({ vectorEffect: 'non-scaling-stroke' });

const contour = { fill: 'none', strokeLinejoin: 'round', ...noWater } as const;
export const shallow3 = part({ ...contour, stroke: color.water3 });
export const shallow2 = part({ ...contour, stroke: color.water2 });
export const shallow1 = part({ ...contour, stroke: color.water1 });

export const land = part({
  fill: color.land,
  stroke: color.coast,
  strokeWidth: 0.8,
  strokeLinejoin: 'round',
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const lane = part({
  fill: 'none',
  stroke: color.mark,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 5',
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});

/** The travelled part of the route. */
export const behind = part({ strokeDasharray: 'none' });
/** Alternative routes. */
export const faint = part({ opacity: 0.45 });

export const ring = part({
  fill: color.page.surface,
  stroke: color.mark,
  strokeWidth: 2,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'Highlight' } },
});
export const dot = part({ fill: color.mark, '@media': { [media.forced]: { fill: 'Highlight' } } });

/** The uncertainty of a position. */
export const unsure = part({
  fill: `color-mix(in srgb, ${color.mark} 12%, transparent)`,
  stroke: color.mark,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': { [media.forced]: { fill: 'none', stroke: 'Highlight' } },
});

/** One port of many. */
export const point = part({
  fill: color.mark,
  stroke: color.page.surface,
  strokeWidth: 1,
  '@media': { [media.forced]: { fill: 'Highlight', stroke: 'Canvas' } },
});

/** The pressable part of a place. */
export const target = part({ fill: 'transparent' });

export const label = part({
  ...text.small,
  fontWeight: weight.strong,
  fill: color.page.ink,
  stroke: color.page.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  pointerEvents: 'none',
  '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** A place that leads to its page, its name as well; the ring of its focus is drawn around the mark. */
export const link = part({ cursor: 'pointer', outline: 'none' });
within(`${link} > ${label}`, { pointerEvents: 'auto' });
within(`${link}:hover > ${label}`, { textDecoration: 'underline' });

/** The place that is pointed at, over all others. */
export const pointedLabel = part({ overflow: 'visible', pointerEvents: 'none' });
export const halo = part({
  fill: 'none',
  stroke: color.page.ink,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const plate = part({
  fill: color.raised.surface,
  stroke: color.line,
  strokeWidth: 1,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** As high as the whole world needs, see `heightOn`. */
export const world = part({ blockSize: `max(${low}px, ${worldShare * 100}cqi)` });

export const tools = part({
  position: 'absolute',
  insetBlockStart: space.s,
  insetInlineEnd: space.s,
  display: 'grid',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.raised.surface,
  color: color.raised.ink,
  overflow: 'clip',
  // In a row over the Arctic: at the side they would cover ports of a chart that is as wide as the world.
  '@container': { [onNarrow]: { gridAutoFlow: 'column' } },
});

export const tool = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `max(32px, ${touch})`,
  blockSize: `max(32px, ${touch})`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.lineSoft}` },
    '&:hover': { background: color.sunk.surface },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@container': {
    [onNarrow]: {
      selectors: {
        '& + &': { borderBlockStart: 'none', borderInlineStart: `1px solid ${color.lineSoft}` },
      },
    },
  },
});

export const places = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.xl}`,
  listStyle: '""',
  ...text.small,
});

/** Places that are all of one kind: their names in a line. */
export const names = part({ listStyle: '""', ...text.small, color: color.page.ink2 });
export const name = part({ display: 'inline' });

export const caption = part({ ...text.small, color: color.page.ink2 });

export const place = part({ display: 'inline-flex', alignItems: 'center', gap: space.s });

export const kind = part({ color: color.page.ink3 });
