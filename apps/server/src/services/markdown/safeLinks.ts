const schemes = ['http:', 'https:', 'mailto:'];
/** Placeholder for the address of this site. */
const own = 'https://own.invalid';

/** An address that an article may link to: http, https, mailto, or a path of this site; null for any other. */
export function safeLink(address: string): string | null {
  const path = safePath(address);
  if (path !== null) return path;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return schemes.includes(url.protocol) ? url.href : null;
}

/** A path of this site; null for any address elsewhere, however it is dressed up. */
export function safePath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, own)) return null;
  const { origin, pathname, search, hash } = new URL(address, own);
  // `//evil.example` and `/\evil.example` are other sites.
  return origin === own && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
