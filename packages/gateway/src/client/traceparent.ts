const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns the header that begins a trace (W3C Trace Context), so that operators can trace the effects of one press.
 * Only for a server of this page's own origin: for another one the browser would need a preflight request for the
 * header.
 */
export function traceparentFor(url: string): Record<string, string> {
  if (typeof location === 'undefined' || !URL.canParse(url, location.href)) return {};
  if (new URL(url, location.href).origin !== location.origin) return {};
  return { traceparent: `00-${hex(16)}-${hex(8)}-01` };
}
