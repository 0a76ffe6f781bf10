/** A line of a cart (specification, point 3). `price` is of one, in minor units: fen, cents. */
export interface CartItem {
  readonly id: string;
  readonly productID: string;
  readonly num: number;
  /** The most that can be ordered; 0 where it is sold out. */
  readonly maxNum: number;
  readonly price: number;
  /** Whether it is ordered with the next order. */
  readonly check: boolean;
}

/** The quantity of a line that can be ordered: between 1 and `maxNum`; 0 if sold out. */
export function orderedNum({ num, maxNum }: Pick<CartItem, 'num' | 'maxNum'>): number {
  return maxNum < 1 ? 0 : Math.min(Math.max(1, num), maxNum);
}

/** The number of pieces in the checked lines, and their price in minor units. */
export function cartSum(items: readonly CartItem[]): { readonly num: number; readonly price: number } {
  let num = 0;
  let price = 0;
  for (const item of items) {
    if (!item.check) continue;
    const pieces = orderedNum(item);
    num += pieces;
    price += pieces * item.price;
  }
  return { num, price };
}
