import { type PriceRow, priceBoxes } from '../priceRow.ts';
import type { PriceExample } from './example.ts';

const fields = [
  'origin',
  'destination',
  'carrier',
  '20GP',
  '40GP',
  '40HQ',
  'currency',
  'from',
  'to',
  'etd',
  'day',
  'tt',
  'free',
  'via',
] as const;
type Values = Partial<Record<(typeof fields)[number], string>>;

/** The number of correct fields of examples, and a line for each incorrect one. */
export interface Measure {
  readonly fields: number;
  readonly right: number;
  /** Wrong fields that the reader was sure of. */
  readonly sureAndWrong: number;
  readonly misses: readonly string[];
}

/** Compares the result with a forwarder's reading: each field in either of them counts once. */
export function measure(
  examples: readonly PriceExample[],
  read: (message: string) => readonly PriceRow[],
): Measure {
  let total = 0;
  let sureAndWrong = 0;
  const misses: string[] = [];
  for (const [message, ...expected] of examples) {
    const rows = read(message);
    for (let index = 0; index < Math.max(rows.length, expected.length); index += 1) {
      const row = rows[index];
      const actual = row ? valuesOf(row) : {};
      const expectedOfRow = expectedValues(expected[index]);
      for (const field of fields) {
        if (actual[field] === undefined && expectedOfRow[field] === undefined) continue;
        total += 1;
        if (actual[field] === expectedOfRow[field]) continue;
        if (actual[field] !== undefined && row && !isDoubted(row, field)) sureAndWrong += 1;
        misses.push(
          `${message.slice(0, 90).replaceAll('\n', '⏎')} [${index}] ${field}: ${actual[field]} instead of ${expectedOfRow[field]}`,
        );
      }
    }
  }
  return { fields: total, right: total - misses.length, sureAndWrong, misses };
}

const isDoubted = (row: PriceRow, field: (typeof fields)[number]) => {
  const byField = {
    from: row.validFrom,
    to: row.validTo,
    etd: row.departure,
    day: row.weekday,
    tt: row.transitDays,
    free: row.freeDays,
    via: row.via,
    origin: row.origin,
    destination: row.destination,
    carrier: row.carrier,
    currency: row.currency,
    ...row.prices,
  };
  return byField[field]?.doubt !== null;
};

function valuesOf(row: PriceRow): Values {
  const text = (field: { readonly value: string | number } | null) =>
    field === null || field.value === '' ? undefined : String(field.value);
  const prices = priceBoxes.map((box) => {
    const price = row.prices[box];
    return [box, price === null ? undefined : String(price.value / 100)] as const;
  });
  return {
    origin: text(row.origin),
    destination: text(row.destination),
    carrier: text(row.carrier),
    currency: text(row.currency),
    from: text(row.validFrom),
    to: text(row.validTo),
    etd: text(row.departure),
    day: text(row.weekday),
    tt: text(row.transitDays),
    free: text(row.freeDays),
    via: text(row.via),
    ...Object.fromEntries(prices),
  };
}

function expectedValues(row: string | undefined): Values {
  if (row === undefined) return {};
  const [route = '', carrier, prices = '', currency, ...rest] = row.split(' ');
  const [origin, destination] = route.split('>');
  const [gp20, gp40, hq40] = prices.split('/');
  const named = rest.map((part) => part.split(':') as [string, string]);
  const values = {
    origin,
    destination,
    carrier,
    '20GP': gp20,
    '40GP': gp40,
    '40HQ': hq40,
    currency,
    ...Object.fromEntries(named),
  };
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== '-' && value !== ''),
  );
}
