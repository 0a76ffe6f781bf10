import type { Location } from 'react-router-dom';

/** The name under which the router keeps, in the tab's own storage, how far down each page was left. */
export const scrollStorageKey = 'places';

/**
 * The key of a scroll position. Every page that a browser loads has the router's first key: then the address
 * distinguishes them.
 */
export function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Returns the scroll position, in pixels, of a page that is reloaded or returned to; null for a newly opened one. */
export function storedScrollTop(location: Location): number | null {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!(loaded instanceof PerformanceNavigationTiming) || loaded.type === 'navigate') return null;
  try {
    const places = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, unknown>;
    const place = places[scrollKeyOf(location)];
    return typeof place === 'number' ? place : null;
  } catch {
    return null;
  }
}
