import type { SailingDetail } from '@fairway/gateway/contract/freight';
import type { ShipmentCostLine } from '@fairway/gateway/contract/shipmentCost';
import { costSides, oceanFreight } from '@fairway/trade';

/** A charge that at least one of the sailings has. */
export interface ComparedCharge {
  readonly code: string;
  readonly side: ShipmentCostLine['side'];
  readonly nameZh: string;
  readonly nameEn: string;
  /** By sailing, in their order; null where the carrier does not charge it. */
  readonly lines: readonly (ShipmentCostLine | null)[];
}

/** The charges of several sailings side by side: by side, the freight first, then in the order of the first with it. */
export function comparedCharges(details: readonly SailingDetail[]): ComparedCharge[] {
  const lines = details.map(({ cost }) => cost?.lines ?? []);
  const codes = new Map(lines.flat().map((line) => [`${line.side} ${line.code}`, line]));
  const charges = [...codes.values()].map(({ code, side, nameZh, nameEn }) => ({
    ...{ code, side, nameZh, nameEn },
    lines: lines.map((own) => own.find((line) => line.code === code && line.side === side) ?? null),
  }));
  const rank = ({ side, code }: ComparedCharge) =>
    costSides.indexOf(side) * 2 + (code === oceanFreight ? 0 : 1);
  return charges.toSorted((one, other) => rank(one) - rank(other));
}

/** The index of the best of some values, `least` or most; null where no value is best, or all are. */
export function bestOf(values: readonly (number | null)[], least = true): number | null {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  if (known.length < 2) return null;
  const best = least ? Math.min(...known) : Math.max(...known);
  const at = values.indexOf(best);
  return known.every((value) => value === best) ? null : at;
}
