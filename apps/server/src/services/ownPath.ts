/**
 * Path and query of an address on this site under `root`; every other address becomes the root, so that no login leads
 * to a stranger's page (TRUST 36).
 */
export function ownPath(address: string, publicUrl: string, root: '' | '/desk' = ''): string {
  const home = root === '' ? '/' : root;
  if (!URL.canParse(address, publicUrl)) return home;
  const url = new URL(address, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || url.username || url.password) return home;
  // A path of two slashes would be read as another host.
  const path = url.pathname.replace(/^\/+/, '/');
  return path === root || path.startsWith(`${root}/`) ? path + url.search : home;
}

/** Adds the result of a login elsewhere to a path. */
export function withProof(path: string, proof: Readonly<Record<string, string>>): string {
  const [pathname = '/', query = ''] = path.split('?', 2);
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(proof)) search.set(name, value);
  return `${pathname}?${search}`;
}
