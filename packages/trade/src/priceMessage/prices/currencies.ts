import type { PriceCurrency } from '../priceRow.ts';

/** The spellings of each currency that has a rate here: sources of patterns for a plain line. */
const spellings: Readonly<Record<PriceCurrency, string>> = {
  // HK$, NT$, A$, C$ and S$ are other dollars.
  USD: 'usd ?\\$?|(?<![a-z])us ?\\$|(?<!(?<![a-z])(?:hkd? ?|nt|[acs]))\\$|(?:us )?dollars?(?![a-z])|美金|美元|美刀',
  CNY: 'rmb ?¥?|cny ?¥?|¥|人民币|(?<![日港韩新澳加])元',
  EUR: 'eur(?:os?)?(?![a-z])|€|欧元',
};

/** Any spelling of a currency that has a rate here: the source of a pattern that ignores case. */
export const currencySource = `(?:${Object.values(spellings).join('|')})`;

/** Codes of these currencies, which people write without a blank next to a number: USD1850, 1850USD. */
export const currencyCodes = 'usd|rmb|cny|eur';

/** Short words that are a currency next to an amount only: 2950刀, 1650欧, 2950u. */
export const shortCurrencySource = '(?:(?<=\\d ?)刀|(?<=\\d ?)欧(?![洲基地])|u(?![a-z]))';

const beginnings: readonly (readonly [RegExp, PriceCurrency])[] = [
  [new RegExp(`^(?:${spellings.USD}|刀|u$)`, 'iu'), 'USD'],
  [new RegExp(`^(?:${spellings.CNY})`, 'iu'), 'CNY'],
  [new RegExp(`^(?:${spellings.EUR}|欧)`, 'iu'), 'EUR'],
];

/** The currency that a text begins with. */
export const currencyOf = (text: string): PriceCurrency | null =>
  beginnings.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const anywhere = new RegExp(currencySource, 'giu');
const alone = new RegExp(`^${currencySource}$`, 'iu');

/** The currencies that a text names, in their order. */
export const currenciesIn = (text: string): PriceCurrency[] =>
  [...text.matchAll(anywhere)].flatMap(([sign]) => currencyOf(sign) ?? []);

/** Whether a text is the name or the sign of a currency, and nothing else. */
export const isCurrency = (text: string) => alone.test(text);

/** Currencies without a rate here: an amount in them, read as dollars, would be wrong by a factor. */
export const otherCurrencySource =
  '(?:(?<![a-z])(?:jpy|gbp|hkd|krw|sgd|aud|cad|chf|inr|thb|vnd|myr|idr|twd|rub|aed|brl|zar)(?![a-z])|(?<![a-z])(?:hk|nt|[acs])\\$|日元|日币|港币|港元|英镑|韩元|韩币|新币|新元|澳元|加元|卢布)';
const otherCurrency = new RegExp(otherCurrencySource, 'iu');

/** Signs that belong to other currencies too: ¥ to the yen, AUD dollars, HKD 3000元. */
const sharedSigns = /¥|(?<!us )dollars?|元/giu;

/** Whether a line has amounts in another currency only. */
export const isOtherCurrency = (line: string) =>
  otherCurrency.test(line) &&
  /\d{3}/.test(line) &&
  currenciesIn(line.replaceAll(sharedSigns, ' ')).length === 0;
