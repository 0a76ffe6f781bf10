import { type BoxType, boxTypes } from '@fairway/gateway/contract/shapes';
import { isChargeable, type KeptSurcharge } from '@fairway/gateway/contract/surchargeDesk';

type Charge = Pick<KeptSurcharge, 'basis' | 'amounts' | 'percent'>;

/** The amounts of a charge in hundredths: one per bill or of the freight, else one for each box type. */
export function amountsOf({ basis, amounts, percent }: Charge): number[] {
  if (basis === 'PCT') return [Math.round((percent ?? 0) * 100)];
  const boxes = boxTypes.map((box) => amounts[box]?.amount ?? 0);
  return basis === 'BL' ? boxes.slice(0, 1) : boxes;
}

/** Amounts as staff type them: `825`, `1200/2400/2450.50`, or `3.5` percent. */
export function writeAmounts(amounts: readonly number[]): string {
  const texts = amounts.map((amount) => (amount / 100).toFixed(2).replace(/\.00$/, ''));
  return new Set(texts).size === 1 ? (texts[0] ?? '') : texts.join('/');
}

/** Reads typed amounts of a charge; null for any other text. */
export function readAmounts(text: string, basis: KeptSurcharge['basis']): number[] | null {
  const parts = text.normalize('NFKC').split('/');
  const amounts = parts.map(hundredths);
  if (amounts.some(Number.isNaN) || !isChargeable(amounts, basis)) return null;
  return basis === 'CTN' && parts.length === 1 ? boxTypes.map(() => amounts[0] ?? 0) : amounts;
}

/** The charge with other amounts, in the currency that it has. */
export function withAmounts<Row extends Charge>(row: Row, hundredthsOf: readonly number[]): Row {
  const [first = 0] = hundredthsOf;
  if (row.basis === 'PCT') return { ...row, percent: first / 100 };
  const priceOf = (box: BoxType, index: number) => {
    const price = row.amounts[box];
    return [box, price && { ...price, amount: hundredthsOf[index] ?? first }] as const;
  };
  return { ...row, amounts: { ...row.amounts, ...Object.fromEntries(boxTypes.map(priceOf)) } };
}

function hundredths(part: string): number {
  const digits = part.replace(/[\s,$¥€%]/g, '');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}
