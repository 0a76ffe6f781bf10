/** Options passed by PageUp and PageDown. */
const page = 10;

/**
 * The option that a key leads to in a list of `count`, from `active` or from none.
 * Arrows go round, pages stop at the ends; `undefined` for a key that moves nothing.
 */
export function moveActive(key: string, active: number | null, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === null || active === last ? 0 : active + 1;
    case 'ArrowUp':
      return active === null || active === 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, (active ?? -1) + page);
    case 'PageUp':
      return Math.max(0, (active ?? 0) - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
