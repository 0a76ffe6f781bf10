/** The page on which a customer reads a quotation; the secret stands after `#`, which no server reads. */
export function quotationAddress({ link }: { readonly link: string }): string {
  return `/quotation#${link}`;
}
