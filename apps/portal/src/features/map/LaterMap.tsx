import { type Localization, useLocalization } from '@fairway/site';
import { type RouteMapProps, Skeleton } from '@fairway/ui';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

/** By language, because the texts of a map load with it. */
const maps = new WeakMap<Localization, ComponentType<RouteMapProps>>();

export interface LaterMapProps extends RouteMapProps {
  height: number;
}

const neverChanges = () => () => undefined;

/** A map on a page that starts without the kit's larger texts: map and texts are fetched together. */
export function LaterMap(props: LaterMapProps) {
  const localization = useLocalization();
  // A server would end a boundary that waits with an error, so the map is fetched once the page is hydrated.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isHydrated) return <Skeleton height={props.height} />;
  const LazyMap = maps.get(localization) ?? lazy(() => fetchMap(localization));
  maps.set(localization, LazyMap);
  return (
    <Suspense fallback={<Skeleton height={props.height} />}>
      <LazyMap {...props} />
    </Suspense>
  );
}

async function fetchMap({ loadWords }: Localization): Promise<{ default: ComponentType<RouteMapProps> }> {
  try {
    const [{ RouteMap }] = await Promise.all([import('./routeMap.ts'), loadWords('features/map')]);
    return { default: RouteMap };
  } catch {
    // The list next to the map has the same content.
    return { default: () => null };
  }
}
