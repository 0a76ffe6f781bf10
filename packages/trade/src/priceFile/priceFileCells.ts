import { csvDay, csvTime } from '../csv/csvDate.ts';
import type { PriceCurrency, PriceNames } from '../priceMessage/index.ts';
import {
  currencyOf,
  dateOrderOf,
  type PriceToken,
  plainLine,
  readCarriers,
  readLineDates,
  readPorts,
  readTokens,
  Scan,
  used,
} from '../priceMessage/readers.ts';
import { fold } from '../text/fold.ts';
import { readAmount } from '../validators/choices/amountText.ts';
import type { PriceFileDoubt, PriceFileLayout } from './priceFileLayout.ts';

/** A cell as it was read, or why a person has to look at it. */
export type CellRead<Value> = { readonly value: Value } | { readonly doubt: PriceFileDoubt };

export interface CellOptions {
  readonly names: PriceNames;
  readonly layout: PriceFileLayout;
  /** Chinese calendar day against which dates without a year are read. */
  readonly today: string;
}

/** The ports that a cell names, by codes; several in one cell are a price for each of them. */
export function readPortCell(text: string, { names, layout }: CellOptions): CellRead<string[]> {
  const whole = portOf(text, names, layout);
  if ('value' in whole) return { value: [whole.value] };
  const parts = text.split(/[/、,，;；&+\n]/u).map((part) => part.trim());
  if (parts.length < 2) return whole;
  const codes: string[] = [];
  for (const part of parts) {
    const port = portOf(part, names, layout);
    if (!('value' in port)) return whole;
    codes.push(port.value);
  }
  return { value: [...new Set(codes)] };
}

function portOf(text: string, { ports }: PriceNames, { names }: PriceFileLayout): CellRead<string> {
  const codeByPerson = names[fold(text)];
  if (codeByPerson !== undefined) return { value: codeByPerson };
  const exact = ports.codesOf.get(fold(text));
  const [code] = exact ?? [];
  if (code !== undefined) return exact?.length === 1 ? { value: code } : { doubt: 'severalPorts' };
  const scan = new Scan(plainLine(text));
  const mentions = readPorts(scan, ports);
  const [only] = mentions;
  if (!only) return { doubt: 'harbour' };
  if (mentions.some(({ value, codes }) => value !== only.value || codes.length > 1))
    return { doubt: 'severalPorts' };
  return isOnlyCountry(scan.rest, only.value) ? { value: only.value } : { doubt: 'harbour' };
}

const regionNames = (['en', 'zh'] as const).map(
  (language) => new Intl.DisplayNames([language], { type: 'region' }),
);

/** Common names of countries besides the official ones (ISO 3166 in CLDR). */
const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  CN: ['prc', 'prchina'],
  GB: ['uk', 'england'],
  KR: ['korea', 'rok'],
  NL: ['holland'],
  US: ['usa'],
};

/** Whether the words around a port's name are its country, a state or "port": any other word may change the place. */
function isOnlyCountry(rest: string, port: string): boolean {
  const country = port.slice(0, 2);
  const known = new Set([
    ...['', 'port', '港', ...(otherCountryNames[country] ?? [])],
    ...regionNames.map((names) => fold(names.of(country) ?? '')),
  ]);
  const words = rest.replaceAll(used, ' ').split(/[,()/]/);
  return words.every((word) => known.has(fold(word)) || /^\s*[A-Z]{2}\s*$/.test(word));
}

/** Both ends of `Shanghai - Hamburg`. */
export function readRouteCell(text: string, options: CellOptions): CellRead<readonly [string[], string[]]> {
  const ends = text.split(/\s*(?:-{1,2}>?|—|–|→|>|~|\bto\b|至|到)\s*/iu);
  const [from = '', to = ''] = ends;
  if (ends.length !== 2) return { doubt: 'harbour' };
  const origin = readPortCell(from, options);
  const destination = readPortCell(to, options);
  if (!('value' in origin)) return origin;
  return 'value' in destination ? { value: [origin.value, destination.value] } : destination;
}

export function readCarrierCell(text: string, { names, layout }: CellOptions): CellRead<string> {
  const exact = layout.names[fold(text)] ?? names.carriers.codeOf.get(fold(text));
  if (exact !== undefined) return { value: exact };
  const codes = new Set(readCarriers(new Scan(plainLine(text)), names.carriers).map(({ value }) => value));
  const [only] = codes;
  if (only === undefined) return { doubt: 'carrier' };
  return codes.size === 1 ? { value: only } : { doubt: 'severalCarriers' };
}

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(.*)$/;

/** A day `2026-12-05`, or a time `2026-12-05 18:00` where the cell has one. */
export function readTimeCell(text: string, options: CellOptions): CellRead<string> {
  const spelled = withYearFirst(text.trim(), options.layout);
  if (spelled === null) return { doubt: 'dayMonth' };
  const day = csvDay(spelled);
  const exact = day ?? csvTime(spelled);
  if (exact !== null) return { value: exact };
  const order = dateOrderOf(spelled);
  const { departure, validTo, validFrom } = readLineDates(
    new Scan(plainLine(spelled)),
    options.today,
    order === 'unclear' ? (options.layout.slashDates ?? order) : order,
  );
  const date = departure ?? validTo ?? validFrom;
  if (!date || validFrom?.value !== validTo?.value) return { doubt: 'time' };
  if (date.doubt === 'dayMonth') return { doubt: 'dayMonth' };
  const clock = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/.exec(spelled);
  return { value: clock ? `${date.value} ${clock[1]?.padStart(2, '0')}:${clock[2]}` : date.value };
}

/** `13/12/2026` can only be a day first; null where both orders make a date and nobody said which counts. */
function withYearFirst(text: string, { slashDates }: PriceFileLayout): string | null {
  const [, a = '', b = '', shortYear = '', rest = ''] = slashed.exec(text) ?? [];
  if (shortYear === '') return text;
  const year = shortYear.length === 2 ? `20${shortYear}` : shortYear;
  const first = Number(a) > 12 || a === b ? 'day' : Number(b) > 12 ? 'month' : slashDates;
  if (first === null) return null;
  return first === 'day' ? `${year}-${b}-${a}${rest}` : `${year}-${a}-${b}${rest}`;
}

/** First and last day of validity; null where the cell leaves one open. */
export function readValidityCell(
  text: string,
  options: CellOptions,
): CellRead<{ readonly from: string | null; readonly to: string | null }> {
  const one = readTimeCell(text, options);
  if ('value' in one) return { value: { from: null, to: one.value.slice(0, 10) } };
  const ends = text.split(/\s*(?:~|–|—|至|\bto\b|\btill\b|\s-\s)\s*/iu);
  if (ends.length === 2) {
    const [from, to] = ends.map((end) => readTimeCell(end, options));
    if (from && to && 'value' in from && 'value' in to)
      return { value: { from: from.value.slice(0, 10), to: to.value.slice(0, 10) } };
  }
  if (one.doubt === 'dayMonth') return one;
  const dates = readLineDates(new Scan(plainLine(text)), options.today, dateOrderOf(text));
  const [from, to] = [dates.validFrom, dates.validTo ?? dates.departure];
  if (from?.doubt || to?.doubt) return { doubt: 'dayMonth' };
  return from || to ? { value: { from: from?.value ?? null, to: to?.value ?? null } } : { doubt: 'validity' };
}

/** Texts that carriers write in place of a price that they do not offer. */
const noPrice = /^(?:[-–—/\\.*]*|n\/?a|nil|none|无|不接|没有|不适用)$/i;

/** A price in whole units as text, with the currency that it names; null for a box that is not offered. */
export function readPriceCell(
  text: string,
): CellRead<{ readonly price: string; readonly currency: PriceCurrency | null } | null> {
  if (noPrice.test(text.trim())) return { value: null };
  const tokens = readTokens(plainLine(text));
  const currencies = new Set(tokens.flatMap((token) => (token.kind === 'currency' ? [token.currency] : [])));
  const [currency = null] = currencies;
  if (currencies.size > 1) return { doubt: 'currency' };
  const read = readAmount(text, currency ?? undefined);
  if (!('minor' in read) || tokens.filter(isNumber).length > 1) return { doubt: 'amount' };
  return read.minor > 0 && read.minor % 100 === 0
    ? { value: { price: String(read.minor / 100), currency } }
    : { doubt: 'amount' };
}

const isNumber = ({ kind }: PriceToken) => kind === 'number';

export function readCurrencyCell(text: string): CellRead<PriceCurrency> {
  const currency = currencyOf(text.trim());
  return currency ? { value: currency } : { doubt: 'currency' };
}

/** `COSCO SHIPPING HIMALAYAS / 084E`, `HIMALAYAS V.084E`, `HIMALAYAS 084E`. */
export function readVesselVoyageCell(
  text: string,
): CellRead<{ readonly vessel: string; readonly voyage: string }> {
  const [, vessel, voyage] =
    /^(.{2,60}?)\s*(?:\/|\bV\.?(?:OY\.?)?\s?(?=\d)|,|\s)\s*(?:V\.?)?([A-Z]{0,3}\d[A-Z\d-]{1,12})$/i.exec(
      text.trim(),
    ) ?? [];
  return vessel && voyage ? { value: { vessel, voyage } } : { doubt: 'vesselVoyage' };
}

/** Days that a cell counts: `32`, `32 天`, `32 days`. */
export function readDayCount(text: string): number | null {
  const [, days] = /^(\d{1,2})(?:\.0+)?\s*(?:天|日|days?|d)?$/i.exec(text.trim()) ?? [];
  return days === undefined ? null : Number(days);
}
