import {
  boxesOfCounts,
  type CostCurrency,
  type FreightTerms,
  type Incoterm,
  incotermFacts,
  incoterms,
  minorUnits,
  normaliseAmount,
  type Shipment,
  type ShipmentBox,
  shipmentBoxes,
  usualTerms,
} from '@fairway/trade';
import { type IsoDay, parseDay } from '@fairway/ui/dates';

/** A shipment while it is typed. */
export interface ShipmentDraft {
  readonly counts: Readonly<Partial<Record<ShipmentBox, number>>>;
  readonly ready: IsoDay | null;
  readonly goods: string;
  readonly goodsCurrency: CostCurrency;
  readonly incoterm: Incoterm | '';
  readonly terms: FreightTerms;
  readonly currency: CostCurrency;
}

export const incotermOptions = incoterms.map((value) => ({ value, label: value }));

/** Types that the form always offers: those that carriers quote. */
const usualBoxes: readonly ShipmentBox[] = ['20GP', '40GP', '40HQ'];

/** The types with a counter in the form. */
export function visibleBoxes(counts: ShipmentDraft['counts']): readonly ShipmentBox[] {
  return shipmentBoxes.filter((box) => usualBoxes.includes(box) || (counts[box] ?? 0) > 0);
}

/** The form of a shipment; an empty one has a 40HQ, which most shipments are. */
export function draftOf(shipment: Shipment | null): ShipmentDraft {
  if (shipment === null) {
    return {
      counts: { '40HQ': 1 },
      ready: null,
      goods: '',
      goodsCurrency: 'USD',
      incoterm: '',
      terms: usualTerms(null),
      currency: 'USD',
    };
  }
  const { boxes, ready, goods, incoterm, terms, currency } = shipment;
  return {
    counts: Object.fromEntries(boxes.map(({ type, count }) => [type, count])),
    ready: ready === null ? null : parseDay(ready, '2000-01-01'),
    goods: goods === null ? '' : normaliseAmount((goods.amount / 100).toFixed(2)),
    goodsCurrency: goods?.currency ?? 'USD',
    incoterm: incoterm ?? '',
    terms,
    currency,
  };
}

export type DraftRead =
  | { readonly shipment: Shipment }
  | { readonly problems: readonly ('boxes' | 'goods' | 'incoterm')[] };

/** Returns the shipment of a form, or its invalid fields. */
export function shipmentOfDraft(draft: ShipmentDraft): DraftRead {
  const { counts, ready, goods, goodsCurrency, incoterm, terms, currency } = draft;
  const boxes = boxesOfCounts(new Map(Object.entries(counts)));
  const amount = goods.trim() === '' ? null : minorUnits(goods, goodsCurrency);
  const isGoodsBad = goods.trim() !== '' && (amount === null || amount < 1);
  const isUnfit = incoterm !== '' && incotermFacts[incoterm].fit === 'unfit';
  if (boxes === null || isGoodsBad || isUnfit) {
    return {
      problems: [
        ...(boxes === null ? (['boxes'] as const) : []),
        ...(isGoodsBad ? (['goods'] as const) : []),
        ...(isUnfit ? (['incoterm'] as const) : []),
      ],
    };
  }
  return {
    shipment: {
      boxes,
      ready,
      goods: amount === null ? null : { amount, currency: goodsCurrency },
      incoterm: incoterm === '' ? null : incoterm,
      terms,
      currency,
    },
  };
}
