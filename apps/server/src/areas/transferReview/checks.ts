import type { TransferCheck } from '@fairway/gateway/contract/transferReview';

/** Facts of an order that a person would compare by hand. */
export interface Compared {
  /** The order's amount in fen, and that of the price list for the same basket. */
  readonly amount: number;
  readonly listed: number;
  readonly orderNo: string;
  readonly remark: string | null;
  /** Other orders of this buyer by transfer with the same amount, in the last ninety days. */
  readonly sameAmount: readonly string[];
  /** Payment codes of this order that a phone could still pay. */
  readonly openCodes: number;
  /** Routes of this order that the buyer has paid for already, by name: their new period would follow on. */
  readonly paidRoutes: readonly string[];
}

/** Returns the server's automatic checks, and those for a person to judge. */
export function checksOf(facts: Compared): TransferCheck[] {
  const { amount, listed, orderNo, remark, sameAmount, openCodes, paidRoutes } = facts;
  return [
    { kind: 'price', outcome: amount === listed ? 'fits' : 'look', found: [yuan(listed)] },
    {
      kind: 'remark',
      outcome: remark?.includes(orderNo) ? 'fits' : 'look',
      found: remark === null ? [] : [remark],
    },
    { kind: 'repeat', outcome: sameAmount.length === 0 ? 'fits' : 'look', found: [...sameAmount] },
    {
      kind: 'codes',
      outcome: openCodes === 0 ? 'fits' : 'look',
      found: openCodes === 0 ? [] : [String(openCodes)],
    },
    { kind: 'routes', outcome: paidRoutes.length === 0 ? 'fits' : 'look', found: [...paidRoutes] },
  ];
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}
