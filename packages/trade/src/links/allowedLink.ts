/** A placeholder for the site's own origin. */
const own = 'https://own.invalid';

/** A path of the site itself with its query; null for any address elsewhere, however it is dressed up. */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, own)) return null;
  const { origin, pathname, search, hash } = new URL(address, own);
  // `//evil.example` and `/\evil.example` are other sites.
  return origin === own && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/**
 * An address that a page may link to: a path of the same site, or https at one of `hosts`, without a user or a port;
 * null for any other.
 */
export function allowedLink(address: string, hosts: readonly string[]): string | null {
  const path = ownPath(address);
  if (path !== null) return path;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const bare = port === '' && username === '' && password === '';
  return protocol === 'https:' && bare && hosts.includes(hostname) ? href : null;
}
