/** A country or region that phones may come from. */
export interface DialCode {
  /** Digits without the plus sign, `86`. */
  readonly code: string;
  readonly name: string;
  /** How many digits its numbers have, where all have as many. */
  readonly digits?: number;
}

/** By numeric code, as the specification lists them. */
export function byCode(codes: readonly DialCode[]): DialCode[] {
  return [...codes].sort((a, b) => Number(a.code) - Number(b.code));
}
