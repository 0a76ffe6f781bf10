/** Address of a carrier's page. */
export function carrierAddress(code: string): string {
  return `/wikipedia/shippingDetail?${new URLSearchParams({ code })}`;
}

/** The code that an address names, as it is written; null where it names none. */
export function readCarrierCode(params: URLSearchParams): string | null {
  const code = (params.get('code') ?? '').trim().toUpperCase();
  return /^[A-Z\d]{4}$/.test(code) ? code : null;
}
