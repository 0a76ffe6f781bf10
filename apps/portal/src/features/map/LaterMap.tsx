import { type Localization, useLocalization } from '@fairway/site';
import { type RouteMapProps, Skeleton } from '@fairway/ui';
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

/** By language, because the texts of a map load with it. */
const maps = new WeakMap<Localization, ComponentType<RouteMapProps>>();

export interface LaterMapProps extends RouteMapProps {
  height: number;
}

/**
 * A map on a page that starts without the kit's larger texts: map and texts are fetched together, once the page is
 * hydrated and the map is near the visible part. A first page that never shows it is 60 kB lighter.
 */
export function LaterMap(props: LaterMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const localization = useLocalization();
  const skeleton = <Skeleton height={props.height} />;
  if (!isNear) return <div ref={place}>{skeleton}</div>;
  const LazyMap = maps.get(localization) ?? lazy(() => fetchMap(localization));
  maps.set(localization, LazyMap);
  return (
    <Suspense fallback={skeleton}>
      <LazyMap {...props} />
    </Suspense>
  );
}

/** Reports whether an element has come near the visible part of the page. */
function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
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
