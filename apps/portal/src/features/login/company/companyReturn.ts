/** The parameters that a company's login service adds to the return address: valid once, in this browser. */
export interface CompanyReturn {
  readonly state: string;
  readonly proof: string;
}

/** Returns the login parameters of an address; null unless it has both. */
export function companyReturnIn(search: string): CompanyReturn | null {
  const query = new URLSearchParams(search);
  const state = query.get('oidcState');
  const proof = query.get('oidcProof');
  return state && proof ? { state, proof } : null;
}

/** Returns the address without it, so that it is neither shared nor submitted twice. */
export function withoutReturn(address: string): string {
  const url = new URL(address, 'http://portal');
  url.searchParams.delete('oidcState');
  url.searchParams.delete('oidcProof');
  return url.pathname + url.search + url.hash;
}
