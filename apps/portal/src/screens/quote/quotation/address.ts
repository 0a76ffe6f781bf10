/** Returns the address where a customer reads a quotation; the secret is after `#`, which is never sent to a server. */
export function quotationAddress({ link }: { readonly link: string }): string {
  return `/quotation#${link}`;
}
