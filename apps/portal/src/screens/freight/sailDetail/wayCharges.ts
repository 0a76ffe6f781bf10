import type { PossibleWay } from '@fairway/gateway/contract/emissions';
import type { SailingDetail } from '@fairway/gateway/contract/freight';
import type { BoxType, Money } from '@fairway/gateway/contract/shapes';

export interface WayCharge {
  readonly code: string;
  /** Of the shipment in its currency, or of one box without one; null where it has no price. */
  readonly amount: Money | null;
}

/** Returns the carrier's charges that apply to one way only: canal dues and war risk. */
export function wayCharges(
  { cost, surcharges }: Pick<SailingDetail, 'cost' | 'surcharges'>,
  { surcharges: codes }: Pick<PossibleWay, 'surcharges'>,
  box: BoxType,
): WayCharge[] {
  return codes.map((code): WayCharge => {
    if (cost === null) {
      return { code, amount: surcharges.find((each) => each.code === code)?.amounts[box] ?? null };
    }
    const line = cost.lines.find((each) => each.code === code);
    const amount = line === undefined || line.lacking ? null : line.converted;
    return { code, amount: amount === null ? null : { amount, currency: cost.currency } };
  });
}
