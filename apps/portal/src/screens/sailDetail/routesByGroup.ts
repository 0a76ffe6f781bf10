import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import type { Language } from '../../language/language.ts';

export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly { readonly id: string; readonly text: string; readonly codes: string }[];
}

/** Routes under the names of their trades, those that match what is typed; matching takes names of both languages and codes. */
export function routesByGroup(routes: readonly SeaRoute[], filter: string, language: Language): RouteGroup[] {
  const wanted = filter.trim().toLowerCase();
  const groups = new Map<string, RouteGroup['routes'][number][]>();
  for (const { id, origin, destination, groupZh, groupEn } of routes) {
    const all = [origin, destination].flatMap(({ code, nameZh, nameEn }) => [code, nameZh, nameEn]);
    if (wanted && ![...all, groupZh, groupEn].some((text) => text.toLowerCase().includes(wanted))) continue;
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
