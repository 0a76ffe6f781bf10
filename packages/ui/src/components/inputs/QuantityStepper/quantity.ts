/** Limits of a quantity. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Parses a typed whole number: full-width digits, spaces and thousands separators are accepted. `null` for any other text. */
export function parseQuantity(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '');
  if (!/^[+-]?\d{1,15}$/.test(plain)) return null;
  return Number(plain);
}

/** The nearest number inside the limits. */
export function clampQuantity(value: number, { min, max }: Limits): number {
  return Math.max(min, Math.min(max, value));
}

/** The next multiple of `step` above or below, inside the limits: 7 with a step of 5 goes to 10, and to 5. */
export function stepQuantity(value: number, step: number, limits: Limits): number {
  const size = Math.abs(step);
  const from = Number.isFinite(limits.min) ? limits.min : 0;
  const places = (value - from) / size;
  const next = step > 0 ? Math.floor(places) + 1 : Math.ceil(places) - 1;
  return clampQuantity(from + next * size, limits);
}
