import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { useStable } from '../../../hooks/useStable.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { MarkerSymbol } from './MarkerSymbol.tsx';
import type { ChartPoint } from './mercator.ts';
import { boxOf, type PlacedLabel } from './placeLabels.ts';
import { placeTowards } from './placeTowards.ts';
import * as styles from './RouteMap.css.ts';
import type { MapMarker } from './types.ts';
import { tenths } from './view.ts';

/** A marker where it is drawn: px from the top left. */
export interface MapMark {
  readonly marker: MapMarker;
  readonly at: ChartPoint;
  /** Radius of how unsure its position is. */
  readonly ring: number | null;
  readonly label: PlacedLabel;
}

export interface MapMarksProps {
  /** Later ones cover earlier ones; of several links in one spot the first is pressed. */
  marks: readonly MapMark[];
  small: boolean;
  /** Scrolls the focused place into view. */
  reveal: (at: ChartPoint) => void;
}

/** The attribute with the key of a mark. */
const keyAttribute = 'data-place';
const keyOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element
    ? (target.closest(`[${keyAttribute}]`)?.getAttribute(keyAttribute) ?? null)
    : null;

/**
 * Places with their names. Those that are links are one tab stop: arrows move on from it. The name of one without room
 * covers all others while it is hovered or focused.
 */
export function MapMarks({ marks, small, reveal }: MapMarksProps) {
  const group = useRef<SVGGElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const indexOf = (key: string | null) => marks.findIndex(({ marker }) => marker.key === key);
  const stop = marks[Math.max(0, indexOf(focused))]?.marker.key;
  const pointedMark = marks[indexOf(pointed)];

  const onFocus = useStable((event: FocusEvent) => {
    const key = keyOf(event);
    const mark = marks[indexOf(key)];
    if (!mark) return;
    setPointed(key);
    setFocused(key);
    reveal(mark.at);
  });
  const onKeyDown = useStable((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const places = marks.map(({ at }) => at);
    const to = placeTowards(places, indexOf(keyOf(event)), event.key);
    // An arrow that leads nowhere does not move the map away under the focus either.
    if (to !== null || event.key.startsWith('Arrow')) event.preventDefault();
    const key = to === null ? undefined : marks[to]?.marker.key;
    const link = [...(group.current?.querySelectorAll<SVGElement>(`[${keyAttribute}] a`) ?? [])].find(
      (each) => keyOf({ target: each }) === key,
    );
    link?.focus({ preventScroll: true });
  });
  const onPointerOver = useStable((event: PointerEvent) => setPointed(keyOf(event)));
  const forget = useStable(() => setPointed(null));
  const hands = { onFocus, onBlur: forget, onKeyDown, onPointerOver, onPointerLeave: forget };
  return (
    <g ref={group} {...hands}>
      <Marks marks={marks} small={small} stop={stop} />
      {pointedMark ? (
        <svg
          x={tenths(pointedMark.at[0])}
          y={tenths(pointedMark.at[1])}
          className={styles.pointedLabel}
          aria-hidden="true"
        >
          <circle className={styles.halo} r={small ? 7 : 11} />
          {pointedMark.label.crowded ? <MarkLabel of={pointedMark} /> : null}
        </svg>
      ) : null}
    </g>
  );
}

interface MarksProps extends Pick<MapMarksProps, 'marks' | 'small'> {
  /** Key of the one that the tab key stops at. */
  stop: string | undefined;
}

/** Not drawn again while one of them is pointed at. */
const Marks = memo(function Marks({ marks, small, stop }: MarksProps) {
  const t = useMessages().routeMap;
  const Link = useLink();
  const isLinked = marks.some(({ marker }) => marker.href !== undefined);
  return (
    <g role={isLinked ? 'list' : undefined} aria-label={isLinked ? t.places : undefined}>
      {(isLinked ? marks.toReversed() : marks).map((mark) => {
        const { marker, at, ring, label } = mark;
        const { key, kind, href } = marker;
        const symbol = (
          <>
            {ring === null ? null : <circle className={styles.unsure} r={tenths(ring)} />}
            <MarkerSymbol kind={kind} small={small} />
            {label.crowded ? null : <Name of={mark} />}
          </>
        );
        return (
          <g
            key={key}
            {...{ [keyAttribute]: key }}
            transform={translated(at)}
            role={isLinked ? 'listitem' : undefined}
          >
            {href === undefined ? (
              symbol
            ) : (
              <Link
                href={href}
                className={styles.link}
                aria-label={marker.name ?? marker.label}
                tabIndex={key === stop ? 0 : -1}
              >
                <circle className={styles.target} r={small ? 8 : 12} />
                {symbol}
              </Link>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** A name over other content, with its own background. */
function MarkLabel({ of }: { of: MapMark }) {
  const { left, right, top, bottom } = boxOf({ label: of.marker.label, at: [0, 0] }, of.label);
  return (
    <>
      <rect
        className={styles.plate}
        x={left - 6}
        y={top - 2}
        width={right - left + 12}
        height={bottom - top + 4}
        rx="4"
      />
      <Name of={of} />
    </>
  );
}

function Name({ of: { marker, label } }: { of: MapMark }) {
  return (
    <text className={styles.label} x={label.x} y={label.y} textAnchor={label.anchor}>
      {marker.label}
    </text>
  );
}

function translated([x, y]: ChartPoint): string {
  return `translate(${tenths(x)} ${tenths(y)})`;
}
