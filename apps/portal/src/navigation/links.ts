import { holds } from '@fairway/trade';
import { pages, type Route, type Tab, tabOf, tabs } from '../routes.ts';

/** Tabs that lead somewhere, each to its first page, after which it is called. */
export function tabLinks(among: readonly Route[] = pages): { readonly tab: Tab; readonly page: Route }[] {
  return tabs.flatMap((tab) => {
    const first = among.find((page) => tabOf(page) === tab && !page.inner);
    return first ? [{ tab, page: first }] : [];
  });
}

/** Pages in the menu of who holds these permissions: those that need none, and those that need one of them. */
export function menuPages(permissions: readonly string[], among: readonly Route[] = pages) {
  return among.flatMap(({ menu, permission, ...page }) =>
    menu && (!permission || holds(permissions, permission)) ? [{ ...page, icon: menu.icon }] : [],
  );
}

/** Returns the pages in the footer: they are public and not a step of a flow. */
export function openPages(among: readonly Route[] = pages): Route[] {
  return among.filter((page) => !page.inner && !page.auth && page.path !== '/');
}
