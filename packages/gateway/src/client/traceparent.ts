const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The header that begins a trace (W3C Trace Context), so that operators find what one press caused. Only for a server of
 * this page's own origin: a browser would have to ask others first whether they allow the header.
 */
export function traceparentFor(url: string): Record<string, string> {
  if (typeof location === 'undefined' || !URL.canParse(url, location.href)) return {};
  if (new URL(url, location.href).origin !== location.origin) return {};
  return { traceparent: `00-${hex(16)}-${hex(8)}-01` };
}
