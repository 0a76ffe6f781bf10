/** A path as the pages of a site know it: below the path that the site lies under. */
export function pathBelow(base: string | undefined, pathname: string): string {
  return base && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}
