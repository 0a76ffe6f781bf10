/** The row of a table of routes for a path; case and a trailing slash do not matter. */
export function findRoute<Row extends { readonly path: string }>(
  routes: readonly Row[],
  pathname: string,
): Row | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : pathname;
  return routes.find((route) => route.path.toLowerCase() === path);
}
