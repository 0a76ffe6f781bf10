import type { Route } from '../routes.ts';

/** The row of the route table for a path; case and a trailing slash do not matter. */
export function findRoute(routes: readonly Route[], pathname: string): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : pathname;
  return routes.find((route) => route.path.toLowerCase() === path);
}
