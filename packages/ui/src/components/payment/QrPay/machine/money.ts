/** An amount in minor units (fen, cents) of an ISO 4217 currency. */
export interface PayMoney {
  readonly amount: number;
  readonly currency: string;
}

/** The format of a currency and the amount in its major unit; null for an invalid amount or currency. */
function read(money: PayMoney, lang: string) {
  try {
    const { amount, currency } = money;
    const format = new Intl.NumberFormat(lang, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
    const value = amount / 10 ** digits;
    return Number.isFinite(value) ? { format, digits, value } : null;
  } catch {
    return null;
  }
}

/** `¥2,376.00` in the format of a language; a dash for an invalid amount. */
export function moneyText(money: PayMoney, lang: string): string {
  const known = read(money, lang);
  return known ? known.format.format(known.value) : '—';
}

/** `2376.00`, in the format of a bank's form; empty for an invalid amount. */
export function plainMoney(money: PayMoney): string {
  const known = read(money, 'en');
  return known ? known.value.toFixed(known.digits) : '';
}
