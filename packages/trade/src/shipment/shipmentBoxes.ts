/** Box types that a shipment can name: ISO 6346 size and type, and twenty-foot equivalents. Not all of them have prices. */
export const shipmentBoxFacts = {
  '20GP': { iso: '22G1', teu: 1, kind: 'dry' },
  '40GP': { iso: '42G1', teu: 2, kind: 'dry' },
  '40HQ': { iso: '45G1', teu: 2, kind: 'dry' },
  '45HQ': { iso: 'L5G1', teu: 2.25, kind: 'dry' },
  '20RF': { iso: '22R1', teu: 1, kind: 'reefer' },
  '40RF': { iso: '45R1', teu: 2, kind: 'reefer' },
  '20OT': { iso: '22U1', teu: 1, kind: 'special' },
  '40OT': { iso: '42U1', teu: 2, kind: 'special' },
  '20FR': { iso: '22P1', teu: 1, kind: 'special' },
  '40FR': { iso: '42P1', teu: 2, kind: 'special' },
  '20TK': { iso: '22T1', teu: 1, kind: 'special' },
} as const;

export type ShipmentBox = keyof typeof shipmentBoxFacts;

export const shipmentBoxes = Object.keys(shipmentBoxFacts) as readonly ShipmentBox[];

export function isShipmentBox(text: string): text is ShipmentBox {
  return Object.hasOwn(shipmentBoxFacts, text);
}

/** Boxes of one type in a shipment. */
export interface BoxCount {
  readonly type: ShipmentBox;
  readonly count: number;
}

/** Boxes of one type that a shipment can have. */
export const mostBoxesOfType = 99;

/** Twenty-foot equivalents of a shipment. */
export function teuOf(boxes: readonly BoxCount[]): number {
  return boxes.reduce((sum, { type, count }) => sum + shipmentBoxFacts[type].teu * count, 0);
}
