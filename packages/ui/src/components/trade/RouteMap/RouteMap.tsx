import { Minus, Plus, RotateCcw } from 'lucide-react';
import {
  type ComponentType,
  type HTMLAttributes,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useMemo,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { graticule } from './graticule.ts';
import type { LandLayerProps } from './LandLayer.tsx';
import { alongGreatCircles, windowStart, within } from './lanes.ts';
import { MapMarks } from './MapMarks.tsx';
import { MapPlaces } from './MapPlaces.tsx';
import { type ChartPoint, type Position, project, unitsPerMile } from './mercator.ts';
import { placeLabels } from './placeLabels.ts';
import * as styles from './RouteMap.css.ts';
import type { MapMarker } from './types.ts';
import { useHydrated } from './useHydrated.ts';
import { useMapView } from './useMapView.ts';
import { isInSight, type MapHeight, narrow, place, type Size, tenths, type View } from './view.ts';

const none: readonly (readonly Position[])[] = [];
const nowhere: readonly MapMarker[] = [];
/** With more visible ports and vessels than this, each is drawn small. */
const mostRings = 40;

/** Without its land the map still shows routes and places; the list below has the rest. */
const LandLayer = lazy<ComponentType<LandLayerProps>>(() =>
  import('./LandLayer.tsx').catch(() => ({ default: NoLand })),
);

export interface RouteMapProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The subject of the map: "Route from Shanghai to Los Angeles". */
  label: string;
  /** Routes as positions in degrees; long legs are drawn along great circles. */
  lines?: readonly (readonly Position[])[];
  /** Completed parts of routes: drawn solid, under the others. */
  travelled?: readonly (readonly Position[])[];
  /** Alternative routes: drawn faint, under all others. */
  others?: readonly (readonly Position[])[];
  /** Places on the map, repeated in the list below it; if there is no room for all names, the first ones are shown. */
  markers?: readonly MapMarker[];
  /** Px, on maps as narrow as a phone no more than 220; `world` for as high as all of it needs. */
  height?: MapHeight;
  /** Replaces the list below: the number of places, if they are too many to name. */
  caption?: ReactNode;
}

/** A nautical chart with routes and places: coasts, shallows and a graticule, no borders. */
export function RouteMap({
  label,
  lines = none,
  travelled = none,
  others = none,
  markers = nowhere,
  height = 360,
  caption,
  className,
  ...rest
}: RouteMapProps) {
  const t = useMessages().routeMap;
  const id = useId();
  const hydrated = useHydrated();
  const chart = useMemo(
    () => onChart({ others, travelled, lines, markers }),
    [others, travelled, lines, markers],
  );
  const markerKeys = markers.map(({ key }) => key).join(' ');
  const { viewport, size, view, hands, reveal, nearer, farther, reset } = useMapView(
    chart.points,
    height,
    markerKeys,
  );
  const { marks, small } = useMemo(() => marksOf(chart.places, view, size), [chart, view, size]);
  const isLinked = markers.some(({ href }) => href !== undefined);
  const isWorld = height === 'world';
  // A group that takes focus, so that keys move its content; the content is an image with a name.
  const focusable = { role: 'group', tabIndex: 0, 'aria-label': label, 'aria-describedby': id, ...hands };
  return (
    <figure className={joinClasses(styles.map, className)} {...rest}>
      <div className={styles.frame}>
        <div
          ref={viewport}
          className={joinClasses(styles.viewport, isWorld && styles.world)}
          style={isWorld ? undefined : { blockSize: height }}
          {...focusable}
        >
          {isWorld ? null : <svg className={styles.room} width="0" height={height} aria-hidden="true" />}
          <svg
            className={joinClasses(styles.drawing, styles.sea)}
            viewBox={`0 0 ${size.width} ${size.height}`}
            aria-hidden="true"
          >
            <path className={styles.graticule} d={graticule(view, size)} />
            <Suspense fallback={null}>{hydrated ? <LandLayer view={view} size={size} /> : null}</Suspense>
          </svg>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${size.width} ${size.height}`}
            // Screen readers skip the content of an image, including links.
            role={isLinked ? 'group' : 'img'}
            aria-label={label}
          >
            {chart.lanes.map((lane) => (
              <path
                key={lane.key}
                className={joinClasses(styles.lane, lane.behind && styles.behind, lane.faint && styles.faint)}
                d={`M${lane.points.map((point) => place(point, view, size).map(tenths).join(' ')).join('L')}`}
              />
            ))}
            <MapMarks marks={marks} small={small} reveal={reveal} />
          </svg>
        </div>
        <VisuallyHidden id={id}>{t.keys}</VisuallyHidden>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} aria-label={t.zoomIn} onClick={nearer}>
            <Icon icon={Plus} />
          </button>
          <button type="button" className={styles.tool} aria-label={t.zoomOut} onClick={farther}>
            <Icon icon={Minus} />
          </button>
          <button type="button" className={styles.tool} aria-label={t.reset} onClick={reset}>
            <Icon icon={RotateCcw} />
          </button>
        </div>
      </div>
      {caption === undefined ? (
        <MapPlaces markers={markers} />
      ) : (
        <figcaption className={styles.caption}>{caption}</figcaption>
      )}
    </figure>
  );
}

/** The part of a marker that has to be visible: its place, or the ring around it from top to bottom. */
function reachesOf({ marker: { radius = 0, lat }, point: [x, y] }: ChartPlace) {
  const reach = radius * unitsPerMile(lat);
  return [[x, y - reach] as const, [x, y + reach] as const];
}

interface ChartPlace {
  readonly marker: MapMarker;
  readonly point: ChartPoint;
}

/** Markers where this view has them, with their names as far as there is room; `small` where they are many. */
function marksOf(places: readonly ChartPlace[], view: View, size: Size) {
  const placed = places.map(({ marker, point }) => ({
    marker,
    at: place(point, view, size),
    ring: ringOf(marker, view),
  }));
  const visible = placed.filter(({ marker, at }) => isOneOfMany(marker) && isInSight(at, size));
  const small = visible.length > mostRings;
  const labels = placeLabels(
    placed.map(({ marker, at, ring }) => ({
      label: marker.label,
      at,
      end: marker.kind === 'origin' || marker.kind === 'destination',
      reach: small && isOneOfMany(marker) ? pointReach : reachOf(ring),
    })),
    size,
    corners(size.width),
  );
  const marks = placed.flatMap((each, index) => {
    const label = labels[index];
    return label ? [{ ...each, label }] : [];
  });
  return { marks, small };
}

/** Radius in px of how unsure a position is: at least as large as the mark, so that it is seen. */
function ringOf({ radius, lat }: MapMarker, { scale }: View): number | null {
  return radius === undefined ? null : Math.max(radius * unitsPerMile(lat) * scale, 13);
}

/** Ports and vessels come in hundreds; the ends of a voyage do not. */
function isOneOfMany({ kind }: MapMarker): boolean {
  return kind === 'port' || kind === 'vessel';
}

/** The radius of one of many places, px. */
const pointReach = 4;

/** A name is next to a small ring, and inside a large one. */
function reachOf(ring: number | null): number {
  return ring === null || ring > 40 ? 8 : ring;
}

/** Returns the boxes of the tools: an upper corner that depends on the text direction; side by side on a narrow map. */
function corners(width: number) {
  const [across, down] = width < narrow ? [116, 48] : [48, 116];
  return [0, width - across].map((left) => ({ left, right: left + across, top: 0, bottom: down }));
}

function NoLand() {
  return null;
}

/** Converts lanes and places to chart units, all within one turn of the globe that keeps them together. */
function onChart({
  others,
  travelled,
  lines: ahead,
  markers,
}: Required<Pick<RouteMapProps, 'others' | 'travelled' | 'lines' | 'markers'>>) {
  const lines = [...others, ...travelled, ...ahead];
  const start = windowStart([...lines.flat().map(([lon]) => lon), ...markers.map(({ lon }) => lon)]);
  const toChart = ([lon, lat]: Position) => project([within(lon, start), lat]);
  const lanes = lines.map((line, index) => ({
    key: index,
    faint: index < others.length,
    behind: index >= others.length && index < others.length + travelled.length,
    points: alongGreatCircles(line).map(toChart),
  }));
  const places = markers.map((marker) => ({ marker, point: toChart([marker.lon, marker.lat]) }));
  return {
    lanes,
    places,
    points: [...lanes.flatMap((lane) => lane.points), ...places.flatMap(reachesOf)],
  };
}
