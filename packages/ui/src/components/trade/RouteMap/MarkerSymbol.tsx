import * as styles from './RouteMap.css.ts';
import type { MapMarker } from './types.ts';

export interface MarkerSymbolProps extends Pick<MapMarker, 'kind'> {
  /** A point for each of many ports, a small hull for each of many vessels. */
  small?: boolean;
}

/** Ring of a place: filled where a voyage ends, with a point where it starts, small in between, a hull for the vessel. */
export function MarkerSymbol({ kind, small = false }: MarkerSymbolProps) {
  switch (kind) {
    case 'origin':
    case 'port':
      return small ? (
        <circle className={styles.point} r="3.5" />
      ) : (
        <>
          <circle className={styles.ring} r="7" />
          <circle className={styles.dot} r="3" />
        </>
      );
    case 'destination':
      return (
        <>
          <circle className={styles.ring} r="7" />
          <circle className={styles.dot} r="5" />
        </>
      );
    case 'transit':
      return <circle className={styles.ring} r="4.5" />;
    case 'vessel':
      return (
        <path className={styles.dot} d={small ? 'M0-5.4 3.6-1.2V4.8H-3.6V-1.2z' : 'M0-9 6-2V8H-6V-2z'} />
      );
  }
}
