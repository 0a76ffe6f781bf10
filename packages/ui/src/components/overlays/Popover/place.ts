/** Side of the trigger, and the edge along it on which both align; without an edge their middles do. */
export type Placement =
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'top'
  | 'top-start'
  | 'top-end'
  | 'end'
  | 'end-top';

/** All of them, for the controls of stories. */
export const placements: readonly Placement[] = [
  'bottom',
  'bottom-start',
  'bottom-end',
  'top',
  'top-start',
  'top-end',
  'end',
  'end-top',
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Surroundings {
  readonly anchor: Box;
  readonly panel: Size;
  readonly viewport: Size;
  /** `over` covers the anchor, at least in its size. */
  readonly placement: Placement | 'over';
  readonly rtl?: boolean;
  /** Between trigger and panel, px. */
  readonly gap?: number | undefined;
  /** Minimum distance to the edges of the viewport, px. */
  readonly margin?: number;
}

/**
 * The place of a panel next to its trigger, in px of the viewport: on the preferred side if it fits there, else on the
 * larger one, along the other edge where it would not fit along the preferred one, moved in from the edges, and no
 * higher than the available space.
 */
export function place(surroundings: Surroundings) {
  const { anchor, panel, viewport, placement, rtl = false, gap = 6, margin = 8 } = surroundings;
  if (placement === 'over') {
    return {
      side: 'over',
      left: anchor.left,
      top: anchor.top,
      maxHeight: Math.max(viewport.height - margin - anchor.top, 0),
    };
  }
  if (placement === 'end' || placement === 'end-top') return placeSideways(surroundings);
  const [side, edge] = placement.split('-') as ['bottom' | 'top', 'start' | 'end' | undefined];
  const room = {
    bottom: viewport.height - margin - anchor.bottom - gap,
    top: anchor.top - gap - margin,
  };
  const other = side === 'bottom' ? 'top' : 'bottom';
  const chosenSide = panel.height <= room[side] || room[side] >= room[other] ? side : other;
  const height = Math.min(panel.height, Math.max(room[chosenSide], 0));
  const [wished, turned] =
    (edge === 'start') === rtl
      ? [anchor.right - panel.width, anchor.left]
      : [anchor.left, anchor.right - panel.width];
  const fits = (at: number) => at >= margin && at + panel.width <= viewport.width - margin;
  const along = fits(wished) || !fits(turned) ? wished : turned;
  const left = edge ? along : (anchor.left + anchor.right - panel.width) / 2;
  return {
    side: chosenSide,
    left: Math.max(margin, Math.min(left, viewport.width - margin - panel.width)),
    top: chosenSide === 'bottom' ? anchor.bottom + gap : anchor.top - gap - height,
    maxHeight: Math.max(room[chosenSide], 0),
  };
}

/** Beside the trigger along the line of text: at the other side where that is roomier, pushed in from the edges. */
function placeSideways({
  anchor,
  panel,
  viewport,
  placement,
  rtl = false,
  gap = 6,
  margin = 8,
}: Surroundings) {
  const room = {
    right: viewport.width - margin - anchor.right - gap,
    left: anchor.left - gap - margin,
  };
  const [side, other] = rtl ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const chosenSide = panel.width <= room[side] || room[side] >= room[other] ? side : other;
  const maxHeight = Math.max(viewport.height - 2 * margin, 0);
  const height = Math.min(panel.height, maxHeight);
  const left = chosenSide === 'right' ? anchor.right + gap : anchor.left - gap - panel.width;
  const top = placement === 'end-top' ? anchor.top : (anchor.top + anchor.bottom - height) / 2;
  return {
    side: chosenSide,
    left: Math.max(margin, Math.min(left, viewport.width - margin - panel.width)),
    top: Math.max(margin, Math.min(top, viewport.height - margin - height)),
    maxHeight,
  };
}
