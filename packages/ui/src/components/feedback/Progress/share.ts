/** The part done of `max`, from 0 to 1; `null` for what is no number, since then nobody knows. */
export function shareOf(value: unknown, max: number = 100): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || !(max > 0)) return null;
  return Math.min(Math.max(value / max, 0), 1);
}

/** Whole quarters done, 0 to 4: what is worth reading out. */
export function quarterOf(share: number | null): number {
  return share === null ? 0 : Math.floor(share * 4);
}
