import {
  cargoClauses,
  estimateInsurance,
  goodsClasses,
  type InsuranceEstimate,
  type InsuredCurrency,
  insuredCurrencies,
  minorUnits,
  rateOf,
  valueBases,
} from '@fairway/trade';
import type { InsureValues } from './insureValues.ts';

type Typed = Pick<
  InsureValues,
  'goodsClass' | 'clause' | 'war' | 'strikes' | 'basis' | 'value' | 'freight' | 'currency'
>;

export interface LiveEstimate {
  /** Of 1,000,000 parts; known before the value is. */
  readonly rate: number;
  readonly currency: InsuredCurrency;
  /** Null until there is a value, and with FOB its freight. */
  readonly reckoned: InsuranceEstimate | null;
}

/** The approximate cost for the current values, by the server's own rule. */
export function estimateOf(typed: Typed): LiveEstimate {
  const pick = <Value extends string>(among: readonly Value[], value: string, first: Value) =>
    among.find((each) => each === value) ?? first;
  const basis = pick(valueBases, typed.basis, 'CIF');
  const cargo = {
    goodsClass: pick(goodsClasses, typed.goodsClass, 'general'),
    clause: pick(cargoClauses, typed.clause, 'A'),
    war: typed.war,
    strikes: typed.strikes,
    basis,
    currency: pick(insuredCurrencies, typed.currency, 'CNY'),
  };
  const value = minorUnits(typed.value, cargo.currency) ?? 0;
  const freight = basis === 'FOB' ? (minorUnits(typed.freight, cargo.currency) ?? 0) : 0;
  const isWhole = value >= 10_000 && value <= 10_000_000_000 && (basis !== 'FOB' || freight > 0);
  return {
    rate: rateOf(cargo),
    currency: cargo.currency,
    reckoned: isWhole ? estimateInsurance({ ...cargo, value, freight }) : null,
  };
}
