const home = '/';

/**
 * Path and query of an address on this site; every other address becomes home, so that no login leads to a
 * stranger's page (TRUST 36).
 */
export function ownPath(address: string, publicUrl: string): string {
  if (!URL.canParse(address, publicUrl)) return home;
  const url = new URL(address, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.username || url.password) return home;
  // A path of two slashes would be read as another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** Adds to a path what a social login brought. */
export function withProof(path: string, proof: { readonly wxcode: string; readonly state: string }): string {
  const [pathname = home, query = ''] = path.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('wxcode', proof.wxcode);
  search.set('state', proof.state);
  return `${pathname}?${search}`;
}
