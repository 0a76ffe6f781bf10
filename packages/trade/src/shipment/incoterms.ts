/** Incoterms 2020 of the ICC, by who pays less to who pays more on the seller's side. */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;
export type Incoterm = (typeof incoterms)[number];

export function isIncoterm(text: string): text is Incoterm {
  return incoterms.some((each) => each === text);
}

/** The payer of a charge: the seller ships the goods, the buyer receives them. */
export type Payer = 'seller' | 'buyer';
export type CostSide = 'origin' | 'freight' | 'destination';

/** The sides of a shipment's costs in the order in which cargo meets them. */
export const costSides = ['origin', 'freight', 'destination'] as const satisfies readonly CostSide[];

/**
 * The suitability of a term for containers by sea. `usual`: the ICC wrote it for goods loaded over the ship's rail and
 * advises FCA, CPT or CIP, but trade uses it every day. `unfit`: goods are delivered alongside the ship, where
 * containers are never delivered.
 */
export type IncotermFit = 'fits' | 'usual' | 'unfit';

interface IncotermFacts {
  readonly fit: IncotermFit;
  /** The Incoterm that the ICC advises for containers instead. */
  readonly instead: Incoterm | null;
  readonly payers: Readonly<Record<CostSide, Payer>>;
  /** The seller insures the cargo (A5). */
  readonly sellerInsures: boolean;
}

const payers = (origin: Payer, freight: Payer, destination: Payer) => ({ origin, freight, destination });

/** Division of costs, articles A9 and B9. Terms with CPT and CIP: destination charges are the buyer's unless agreed otherwise. */
export const incotermFacts: Readonly<Record<Incoterm, IncotermFacts>> = {
  EXW: { fit: 'fits', instead: null, payers: payers('buyer', 'buyer', 'buyer'), sellerInsures: false },
  FCA: { fit: 'fits', instead: null, payers: payers('buyer', 'buyer', 'buyer'), sellerInsures: false },
  FAS: { fit: 'unfit', instead: 'FCA', payers: payers('seller', 'buyer', 'buyer'), sellerInsures: false },
  FOB: { fit: 'usual', instead: 'FCA', payers: payers('seller', 'buyer', 'buyer'), sellerInsures: false },
  CFR: { fit: 'usual', instead: 'CPT', payers: payers('seller', 'seller', 'buyer'), sellerInsures: false },
  CIF: { fit: 'usual', instead: 'CIP', payers: payers('seller', 'seller', 'buyer'), sellerInsures: true },
  CPT: { fit: 'fits', instead: null, payers: payers('seller', 'seller', 'buyer'), sellerInsures: false },
  CIP: { fit: 'fits', instead: null, payers: payers('seller', 'seller', 'buyer'), sellerInsures: true },
  DAP: { fit: 'fits', instead: null, payers: payers('seller', 'seller', 'seller'), sellerInsures: false },
  DPU: { fit: 'fits', instead: null, payers: payers('seller', 'seller', 'seller'), sellerInsures: false },
  DDP: { fit: 'fits', instead: null, payers: payers('seller', 'seller', 'seller'), sellerInsures: false },
};

/** The payer of the charges of a side; null without a term. */
export function payerOf(incoterm: Incoterm | null, side: CostSide): Payer | null {
  return incoterm && incotermFacts[incoterm].payers[side];
}

/**
 * Returns the usual freight terms of an Incoterm: paid by the seller before the vessel sails, or by the buyer at
 * destination.
 */
export function usualTerms(incoterm: Incoterm | null): 'prepaid' | 'collect' {
  return payerOf(incoterm, 'freight') === 'buyer' ? 'collect' : 'prepaid';
}
