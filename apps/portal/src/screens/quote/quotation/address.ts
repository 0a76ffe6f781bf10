/** Returns the address where a customer reads a quotation. */
export function quotationAddress({ link }: { readonly link: string }): string {
  return `/quotation?${new URLSearchParams({ link })}`;
}

/** Returns the secret of the link; null if the address has none. */
export function readLink(search: URLSearchParams): string | null {
  return search.get('link') || null;
}
