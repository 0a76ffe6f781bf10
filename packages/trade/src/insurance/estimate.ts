import {
  type CargoClause,
  type GoodsClass,
  type InsuredCurrency,
  insuranceRates,
  leastPremium,
  strikesRate,
  type ValueBasis,
  warRate,
} from './rates.ts';

/** The values that decide a premium. Amounts are minor units of the currency. */
export interface Insurable {
  readonly goodsClass: GoodsClass;
  readonly clause: CargoClause;
  readonly war: boolean;
  readonly strikes: boolean;
  readonly basis: ValueBasis;
  readonly value: number;
  /** For a value without freight; 0 otherwise. */
  readonly freight: number;
  readonly currency: InsuredCurrency;
}

export interface InsuranceEstimate {
  /** Of 1,000,000 parts of the insured amount. */
  readonly rate: number;
  /** Value with freight and insurance. */
  readonly cif: number;
  /** 110 % of it: a buyer's loss includes the expected profit (UCP 600, art. 28). */
  readonly insured: number;
  readonly premium: number;
  /** The premium is the least that a policy costs. */
  readonly least: boolean;
}

const parts = 1_000_000n;

/** Returns the approximate cost of insuring a cargo. CIF = CFR / (1 − 1.1 r); insured = CIF × 110 %; premium = insured × r. */
export function estimateInsurance(cargo: Insurable): InsuranceEstimate {
  const { basis, value, freight, currency } = cargo;
  const rate = rateOf(cargo);
  const carried = BigInt(basis === 'FOB' ? value + freight : value);
  const tenth = parts * 10n;
  const cif = basis === 'CIF' ? carried : rounded(carried * tenth, tenth - 11n * BigInt(rate));
  const insured = rounded(cif * 11n, 10n);
  const premium = Number(rounded(cif * 11n * BigInt(rate), tenth));
  const floor = leastPremium[currency];
  return {
    rate,
    cif: Number(cif),
    insured: Number(insured),
    premium: Math.max(premium, floor),
    least: premium < floor,
  };
}

/** The rate of a kind of goods under a clause, with what war and strikes add. */
export function rateOf({
  goodsClass,
  clause,
  war,
  strikes,
}: Pick<Insurable, 'goodsClass' | 'clause' | 'war' | 'strikes'>): number {
  return insuranceRates[goodsClass][clause] + (war ? warRate : 0) + (strikes ? strikesRate : 0);
}

/** A quotient rounded half up, computed without floats. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}
