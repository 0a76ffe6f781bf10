/** 1 private, 2 business. */
export type Portal = 1 | 2;

/** Address for resetting a forgotten password, for one of the two portals. */
export function forgetPasswordAddress({ loginPortal }: { readonly loginPortal: Portal }): string {
  return `/forgetPassword?loginPortal=${loginPortal}`;
}

/** Returns the portal that an address names; the private one by default. */
export function portalIn(search: URLSearchParams): Portal {
  return search.get('loginPortal') === '2' ? 2 : 1;
}
