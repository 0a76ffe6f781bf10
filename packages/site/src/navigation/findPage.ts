/** The row of a table for a path; case and a trailing slash do not matter. */
export function findPage<Row extends { readonly path: string }>(
  rows: readonly Row[],
  pathname: string,
): Row | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : pathname;
  return rows.find((row) => row.path.toLowerCase() === path);
}
