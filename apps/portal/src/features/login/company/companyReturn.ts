/** What a browser brings back from a company's login service: good once, in this browser. */
export interface CompanyReturn {
  readonly state: string;
  readonly proof: string;
}

/** What an address brings; null unless it has both parts. */
export function companyReturnIn(search: string): CompanyReturn | null {
  const query = new URLSearchParams(search);
  const state = query.get('oidcState');
  const proof = query.get('oidcProof');
  return state && proof ? { state, proof } : null;
}

/** The same address without it, so that it is neither shared nor handed in twice. */
export function withoutReturn(address: string): string {
  const url = new URL(address, 'http://portal');
  url.searchParams.delete('oidcState');
  url.searchParams.delete('oidcProof');
  return url.pathname + url.search + url.hash;
}
