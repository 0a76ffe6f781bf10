/** Returns the address where a customer reads a quotation. */
export function quotationAddress({ link }: { readonly link: string }): string {
  return `/quotation?link=${link}`;
}

/** As in the contract, whose modules would load with the page. */
const linkPattern = /^[\w-]{43}([\w-]{22})?$/;

/** Returns the secret of a link; null for a text that can be none. */
export function linkIn(text: string | null): string | null {
  return text !== null && linkPattern.test(text) ? text : null;
}
