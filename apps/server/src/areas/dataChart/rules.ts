interface DaysAtSea {
  readonly days: number;
  readonly sailings: number;
}

/** The longest range that is listed day by day; beyond it days without sailings are omitted. */
const widest = 40;

/** Every day from the quickest to the slowest, those without a sailing as zero, so that gaps are visible. */
export function withGaps(known: readonly DaysAtSea[]): DaysAtSea[] {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || last.days - first.days > widest) return [...known];
  const sailings = new Map(known.map((each) => [each.days, each.sailings]));
  return Array.from({ length: last.days - first.days + 1 }, (_, index) => {
    const days = first.days + index;
    return { days, sailings: sailings.get(days) ?? 0 };
  });
}
