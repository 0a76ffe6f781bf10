import { boxTypes } from '../boxes/useBoxType.ts';

interface PricedBoxes {
  /** Of a shipment, `2x20GP-1x40HQ`. */
  readonly boxes?: string;
  readonly currency?: string;
}

/** The container and the currency that a price is explained in: those of the shipment, where its type has reference prices. */
export function priceQuery({ boxes = '', currency }: PricedBoxes) {
  return { boxType: boxTypes.find((type) => boxes.toUpperCase().includes(type)), currency };
}
