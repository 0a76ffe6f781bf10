import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import type { Language } from '@fairway/site/languages';

export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly { readonly id: string; readonly text: string; readonly codes: string }[];
}

type Contains = (text: string, typed: string) => boolean;

/**
 * Returns the routes that match the typed text, grouped by trade; matched by ids once they are known, before that by
 * names and codes.
 */
export function routesByGroup(
  routes: readonly SeaRoute[],
  filter: string,
  language: Language,
  contains: Contains,
  ids: ReadonlySet<string> | null = null,
): RouteGroup[] {
  const keyword = filter.trim();
  const groups = new Map<string, RouteGroup['routes'][number][]>();
  for (const { id, origin, destination, groupZh, groupEn } of routes) {
    const all = [origin, destination].flatMap(({ code, nameZh, nameEn }) => [code, nameZh, nameEn]);
    if (keyword && ids && !ids.has(id)) continue;
    if (keyword && !ids && ![...all, groupZh, groupEn].some((text) => contains(text, keyword))) continue;
    const zh = language === 'zh';
    const text = `${zh ? origin.nameZh : origin.nameEn} → ${zh ? destination.nameZh : destination.nameEn}`;
    const name = zh ? groupZh : groupEn;
    groups.set(name, [
      ...(groups.get(name) ?? []),
      { id, text, codes: `${origin.code}–${destination.code}` },
    ]);
  }
  return [...groups].map(([name, inGroup]) => ({ name, routes: inGroup }));
}

/** Returns the same routes, with the trade of one of them first: the route that the reader came for is visible. */
export function firstTrade(routes: readonly SeaRoute[], id: string): SeaRoute[] {
  const route = routes.find((route) => route.id === id);
  const near = ({ groupCode, origin }: SeaRoute) =>
    (groupCode === route?.groupCode ? 0 : 2) + (origin.code === route?.origin.code ? 0 : 1);
  return routes.toSorted((one, other) => near(one) - near(other));
}
