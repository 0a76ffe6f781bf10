/** The finished part of `max`, from 0 to 1; `null` for an invalid number, which means unknown. */
export function shareOf(value: unknown, max: number = 100): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || !(max > 0)) return null;
  return Math.min(Math.max(value / max, 0), 1);
}

/** The finished quarters, 0 to 4: the steps worth announcing. */
export function quarterOf(share: number | null): number {
  return share === null ? 0 : Math.floor(share * 4);
}
