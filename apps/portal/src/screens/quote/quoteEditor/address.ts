/** Returns the address where sailings are quoted for a customer, or a draft is changed. */
export function quoteEditorAddress(
  of: { readonly id: string } | { readonly sailingIds: readonly string[]; readonly shipment?: object },
): string {
  const query = new URLSearchParams(
    'id' in of ? { id: of.id } : { ...of.shipment, sailings: of.sailingIds.join(',') },
  );
  return `/quotes/edit?${query}`;
}
