/** Costs of one container on a sailing, all amounts in minor units of one currency. */
export interface SailingPrice {
  readonly carrierCode: string;
  /** Ocean freight of the container. */
  readonly freight: number;
  /** Ocean freight of the type that the container is priced from; null where the type has a price by itself. */
  readonly baseFreight: number | null;
  readonly surcharges: readonly { readonly code: string; readonly amount: number }[];
}

/** A cause of a changed price, with the minor units that it added. */
export type PricePart =
  | { readonly kind: 'freight' | 'box' | 'carriers'; readonly amount: number }
  | { readonly kind: 'surcharge'; readonly code: string; readonly amount: number };

export interface PriceChange<Sailing extends SailingPrice> {
  /** The cheapest sailing of each period; null for a period without one. */
  readonly before: Sailing | null;
  readonly after: Sailing | null;
  /** Without those of zero. They sum to the change; none while one of the sailings is missing. */
  readonly parts: readonly PricePart[];
}

/** The price of a sailing with its surcharges, in minor units. */
export function allInPrice({ freight, surcharges }: SailingPrice): number {
  return surcharges.reduce((sum, { amount }) => sum + amount, freight);
}

/**
 * Why the lowest price of a period differs from that of an earlier one. The same carrier is compared with itself: the move
 * of its freight, of the add-on of the container type to its base type, and of each surcharge. The rest comes from a
 * change of the cheapest carrier. A carrier that sails in one period only cannot be compared; then all of it is the rest.
 */
export function priceChange<Sailing extends SailingPrice>(
  before: readonly Sailing[],
  after: readonly Sailing[],
): PriceChange<Sailing> {
  const from = cheapest(before);
  const to = cheapest(after, from?.carrierCode);
  if (!from || !to) return { before: from, after: to, parts: [] };
  const fromAfter = cheapest(after.filter(({ carrierCode }) => carrierCode === from.carrierCode));
  const toBefore = cheapest(before.filter(({ carrierCode }) => carrierCode === to.carrierCode));
  const compared = fromAfter ? movesOf(from, fromAfter) : toBefore ? movesOf(toBefore, to) : [];
  const explained = compared.reduce((sum, { amount }) => sum + amount, 0);
  const carriers: PricePart = { kind: 'carriers', amount: allInPrice(to) - allInPrice(from) - explained };
  return { before: from, after: to, parts: [...compared, carriers].filter(({ amount }) => amount !== 0) };
}

/** The sailing with the lowest price; of equal ones that of the preferred carrier, then the first. */
function cheapest<Sailing extends SailingPrice>(
  sailings: readonly Sailing[],
  preferred?: string,
): Sailing | null {
  return sailings.reduce<Sailing | null>((best, each) => {
    if (!best) return each;
    const difference = allInPrice(each) - allInPrice(best);
    const isPreferred = each.carrierCode === preferred && best.carrierCode !== preferred;
    return difference < 0 || (difference === 0 && isPreferred) ? each : best;
  }, null);
}

/** How the price of one carrier moved, by cause. */
function movesOf(from: SailingPrice, to: SailingPrice): PricePart[] {
  const freight = to.freight - from.freight;
  const base =
    from.baseFreight === null || to.baseFreight === null ? freight : to.baseFreight - from.baseFreight;
  const amountOf = ({ surcharges }: SailingPrice, code: string) =>
    surcharges.reduce((sum, each) => (each.code === code ? sum + each.amount : sum), 0);
  const codes = new Set([...from.surcharges, ...to.surcharges].map(({ code }) => code));
  return [
    { kind: 'freight', amount: base },
    { kind: 'box', amount: freight - base },
    ...[...codes].map(
      (code): PricePart => ({ kind: 'surcharge', code, amount: amountOf(to, code) - amountOf(from, code) }),
    ),
  ];
}
