import { wholeFreight } from '@fairway/gateway/contract/surchargeDesk';
import { dayMs, type NamedWay } from '@fairway/trade';
import type { Selectable } from 'kysely';
import type { BadCell } from '../../../services/csv/csvTable.ts';
import type { SurchargeRateTable } from '../tables.ts';
import { columnWords, type SurchargeDetails, type SurchargeEntry } from './surchargeLine.ts';

/** No carrier announces a charge longer ahead: a later day is a typing error. */
const furthestDays = 400;

/** The data of a code in the list of codes. */
export interface ListedCode {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly basis: SurchargeRateTable['basis'];
  readonly side: SurchargeRateTable['side'];
}

/** The stored carriers, ports and codes that lines name. */
export interface KnownCharges {
  readonly carriers: ReadonlySet<string>;
  readonly ports: ReadonlySet<string>;
  readonly codes: ReadonlyMap<string, ListedCode>;
}

/** The stored values of a surcharge besides its key. */
export interface SurchargeTerms
  extends Pick<
    Selectable<SurchargeRateTable>,
    | 'nameZh'
    | 'nameEn'
    | 'basis'
    | 'side'
    | 'payable'
    | 'currency'
    | 'amountGp20'
    | 'amountGp40'
    | 'amountHq40'
    | 'basisPoints'
  > {
  readonly validTo: string | null;
  readonly way: NamedWay | null;
}

/** Returns the first rule that a line breaks, given its known carrier, ports and code. */
export function unknownIn(entry: SurchargeEntry, known: KnownCharges, now: Date): BadCell | null {
  const { carrier, origin, destination, validFrom } = entry;
  const bad = (column: string, rule: BadCell['rule'], value: string): BadCell => ({ column, rule, value });
  if (!known.carriers.has(carrier)) return bad('carrier', 'carrier', carrier);
  if (origin !== '' && !known.ports.has(origin)) return bad('origin', 'harbour', origin);
  if (destination !== '' && !known.ports.has(destination)) return bad('destination', 'harbour', destination);
  const msUntilValid = Date.parse(validFrom) - now.getTime();
  return msUntilValid > furthestDays * dayMs ? bad('valid_from', 'beginning', validFrom) : null;
}

/** Returns the terms of a line, with defaults from the list of codes, or the first rule that it breaks. */
export function termsOf(
  { code }: Pick<SurchargeEntry, 'code'>,
  details: SurchargeDetails,
  { codes }: Pick<KnownCharges, 'codes'>,
  storedWay: NamedWay | null = null,
): SurchargeTerms | BadCell {
  const bad = (column: string, rule: BadCell['rule'], value = ''): BadCell => ({ column, rule, value });
  const listed = codes.get(code);
  if (!listed && details.nameZh === '') return bad('name_zh', 'chargeName');
  if (!listed && details.nameEn === '') return bad('name_en', 'chargeName');
  const basis = details.basis ?? listed?.basis;
  if (basis === undefined) return bad('basis', 'basis');
  const side = details.side ?? listed?.side;
  if (side === undefined) return bad('side', 'side');
  const { amount, currency, validTo } = details;
  if (basis !== 'CTN' && typeof amount !== 'number') return bad('amount_20gp', 'oneAmount');
  if (basis === 'PCT' && typeof amount === 'number' && amount > wholeFreight)
    return bad('amount', 'percent', units(amount));
  if (basis !== 'PCT' && currency === null) return bad('currency', 'currency');
  // A name from the list of codes is not stored, so that corrections of the list apply.
  const own = (name: string, list: string | undefined) => (name === list ? '' : name);
  return {
    nameZh: own(details.nameZh, listed?.nameZh),
    nameEn: own(details.nameEn, listed?.nameEn),
    basis,
    side,
    payable: details.payable ?? usualPayable(side),
    ...(basis === 'PCT'
      ? { currency: null, ...boxesOf(null), basisPoints: typeof amount === 'number' ? amount : null }
      : { currency, ...boxesOf(amount), basisPoints: null }),
    validTo,
    way: details.way === undefined ? storedWay : details.way,
  };
}

/** Charges that arise at the port of discharge are paid there, all others at the port of loading. */
export function usualPayable(side: SurchargeRateTable['side']): SurchargeRateTable['payable'] {
  return side === 'destination' ? 'collect' : 'prepaid';
}

function boxesOf(amount: SurchargeDetails['amount'] | null) {
  const { gp20, gp40, hq40 } =
    amount === null || typeof amount === 'number' ? { gp20: amount, gp40: amount, hq40: amount } : amount;
  return { amountGp20: gp20, amountGp40: gp40, amountHq40: hq40 };
}

/** Hundredths in written form: `550`, `12.50`. */
const units = (hundredths: number | null) =>
  hundredths === null ? '' : (hundredths / 100).toFixed(2).replace(/\.00$/, '');

/** Returns the compared values of a surcharge, as texts by the columns of its file. */
export function surchargeTexts(terms: SurchargeTerms): Readonly<Record<string, string>> {
  const { amountGp20, amountGp40, amountHq40, basisPoints } = terms;
  const alike = amountGp20 === amountGp40 && amountGp40 === amountHq40;
  return {
    name_zh: terms.nameZh,
    name_en: terms.nameEn,
    side: columnWords.side[terms.side][0],
    payable: columnWords.payable[terms.payable][0],
    basis: columnWords.basis[terms.basis][0],
    currency: terms.currency ?? '',
    amount: units(basisPoints ?? (alike ? amountGp20 : null)),
    amount_20gp: alike ? '' : units(amountGp20),
    amount_40gp: alike ? '' : units(amountGp40),
    amount_40hq: alike ? '' : units(amountHq40),
    way: terms.way ?? '',
    valid_to: terms.validTo ?? '',
  };
}

/** Whether a line lets a surcharge end earlier than it would have. */
export function endsEarlier(recorded: string | null, expiry: string | null): boolean {
  return expiry !== null && (recorded === null || expiry < recorded);
}

/** The fields of a surcharge that `narrowest` reads. */
export type ScopedCharge = Pick<SurchargeRateTable, 'code' | 'origin' | 'destination' | 'sample'> & {
  readonly validFrom: string;
};

/**
 * Returns the surcharge of each code that applies to a sailing: one from staff before the sample, a route's before a
 * port's, the port of loading's before that of discharge, and then the one that began last.
 */
export function narrowest<Charge extends ScopedCharge>(charges: readonly Charge[]): Charge[] {
  const rank = ({ sample, origin, destination, validFrom }: Charge) =>
    [sample ? 0 : 1, origin !== '' && destination !== '' ? 1 : 0, origin !== '' ? 1 : 0, validFrom].join(' ');
  const byCode = new Map<string, Charge>();
  for (const charge of charges) {
    const before = byCode.get(charge.code);
    if (!before || rank(before) < rank(charge)) byCode.set(charge.code, charge);
  }
  return [...byCode.values()];
}
