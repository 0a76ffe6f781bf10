import { useMessages } from '../../../provider/UiProvider.tsx';
import { MarkerSymbol } from './MarkerSymbol.tsx';
import * as styles from './RouteMap.css.ts';
import type { MapMarker } from './types.ts';

/**
 * The places of a map again as a list, each with its sign; ports alone are names in a line, and the map itself names a
 * single one.
 */
export function MapPlaces({ markers }: { markers: readonly MapMarker[] }) {
  const t = useMessages().routeMap;
  const portsOnly = markers.every(({ kind }) => kind === 'port');
  if (portsOnly && markers.length < 2) return null;
  if (portsOnly)
    return (
      <ul className={styles.names} aria-label={t.places}>
        {markers.map(({ key, label }, index) => (
          <li key={key} className={styles.name}>
            {label}
            {index < markers.length - 1 ? t.comma : null}
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.places} aria-label={t.places}>
      {markers.map(({ key, label, kind }) => (
        <li key={key} className={styles.place}>
          <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
            <MarkerSymbol kind={kind} />
          </svg>
          {label}
          <span className={styles.kind}>{t[kind]}</span>
        </li>
      ))}
    </ul>
  );
}
