/** A country or region that phones may come from. */
export interface DialCode {
  /** Digits without the plus sign, `86`. */
  readonly code: string;
  readonly name: string;
  /** The number of digits of its numbers, if it is the same for all. */
  readonly digits?: number;
}

/** By numeric code, as the specification lists them. */
export function byCode(codes: readonly DialCode[]): DialCode[] {
  return [...codes].sort((a, b) => Number(a.code) - Number(b.code));
}
