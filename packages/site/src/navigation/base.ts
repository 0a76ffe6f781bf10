/** A path within a site: without the base path of the site. */
export function pathBelow(base: string | undefined, pathname: string): string {
  return base && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}

/** A path of a page in the browser; the home page of a site is its base itself, without a slash behind it. */
export function pathUnder(base: string, path: string): string {
  return base ? base + path.replace(/^\/(?=[?#]|$)/, '') : path;
}

/** Whether an address is one of the gateway, such as a file to download: no page of a site regardless of its base. */
export function isOfGateway(href: string): boolean {
  return href.startsWith('/api/');
}

/** Returns the target of a link inside its site, as its pages use it; null if it leaves the site. */
export function goalInside(base: string, href: string, current: URL): string | null {
  const { origin, pathname, search, hash } = new URL(href, current);
  if (origin === current.origin && isOfGateway(pathname)) return null;
  const inside = origin === current.origin && (pathname === base || pathname.startsWith(`${base}/`));
  return inside ? pathBelow(base, pathname) + search + hash : null;
}
