import type { PriceNames } from '../priceMessage/index.ts';
import {
  type CarrierNames,
  currenciesIn,
  dateOrderOf,
  isCurrency,
  plainLine,
  readCarriers,
  readLineDates,
  Scan,
} from '../priceMessage/readers.ts';
import { fieldOf } from './priceFileHeadings.ts';
import type { PriceFileConstant, PriceFileField, PriceFileLayout } from './priceFileLayout.ts';

/** Rows in which a header is looked for. */
export const mostHeaderRows = 40;
/** Recognised columns that make a header. */
const fewestFields = 3;

type Row = readonly string[];
type Constants = Partial<Record<PriceFileConstant, string>>;

/**
 * Proposes how the first rows of a file are read: the row with most headings that we know is the header, titles above it may
 * name a carrier, a currency and a validity. `headerRow` fixes the header. Null where no row looks like one.
 */
export function proposePriceFile(
  rows: readonly Row[],
  names: PriceNames,
  today: string,
  headerRow?: number,
): PriceFileLayout | null {
  const row = headerRow ?? headerRowOf(rows, names.carriers);
  const header = row === null ? undefined : headingsOf(rows, row - 1);
  if (row === null || !header) return null;
  const columns = columnsOf(header, names.carriers);
  const above = rows.slice(0, row - 1);
  const constants = {
    ...titleConstants(above, columns, names, today),
    ...currencyConstant(header, rows[row - 2] ?? [], above, columns),
  };
  return { headerRow: row, columns, constants, names: {}, slashDates: null };
}

function headerRowOf(rows: readonly Row[], carriers: CarrierNames): number | null {
  let best = { row: 0, count: fewestFields - 1 };
  for (const index of rows.slice(0, mostHeaderRows).keys()) {
    const columns = columnsOf(headingsOf(rows, index), carriers).filter((field) => field !== null);
    const hasPrice = columns.some((field) => field.startsWith('price'));
    if (hasPrice && columns.length > best.count) best = { row: index + 1, count: columns.length };
  }
  return best.row === 0 ? null : best.row;
}

/** The headings of a row: an empty cell has the one above it, and a currency alone belongs to its group above. */
function headingsOf(rows: readonly Row[], index: number): Row {
  const [row = [], above = []] = [rows[index], rows[index - 1]];
  let group = '';
  return Array.from({ length: Math.max(row.length, above.length) }, (_, column) => {
    const [cell = '', over = ''] = [row[column]?.trim(), above[column]?.trim()];
    if (over !== '') group = over;
    if (cell === '') return over;
    return isCurrency(cell) ? `${group} ${cell}` : cell;
  });
}

/** The first column of each field; a second one is left to the person. */
function columnsOf(header: Row, carriers: CarrierNames): (PriceFileField | null)[] {
  const fields = new Set<PriceFileField>();
  return header.map((heading) => {
    const field = fieldOf(heading, carriers);
    if (field === null || fields.has(field)) return null;
    fields.add(field);
    return field;
  });
}

/** The carrier and the days that titles name, where no column has them. */
function titleConstants(
  above: readonly Row[],
  columns: readonly (PriceFileField | null)[],
  { carriers }: PriceNames,
  today: string,
): Constants {
  const text = plainLine([...new Set(above.flat())].join(' ; ').slice(0, 2000));
  const constants: Constants = {};
  const has = (...fields: PriceFileField[]) => fields.some((field) => columns.includes(field));
  if (!has('carrier')) {
    const codes = new Set(readCarriers(new Scan(text), carriers).map(({ value }) => value));
    const [only] = codes;
    if (codes.size === 1 && only) constants.carrier = only;
  }
  if (!has('validity', 'valid_from', 'valid_to')) {
    const dates = readLineDates(new Scan(text), today, dateOrderOf(text));
    if (dates.validFrom && !dates.validFrom.doubt) constants.valid_from = dates.validFrom.value;
    if (dates.validTo && !dates.validTo.doubt) constants.valid_to = dates.validTo.value;
  }
  return constants;
}

/** The one currency of the headings of prices, else of the titles; none where they name several. */
function currencyConstant(
  header: Row,
  group: Row,
  above: readonly Row[],
  columns: readonly (PriceFileField | null)[],
): Constants {
  if (columns.includes('currency')) return {};
  const priced = columns.flatMap((field, index) =>
    field?.startsWith('price') ? [`${header[index] ?? ''} ${group[index] ?? ''}`] : [],
  );
  for (const texts of [priced, above.flat()]) {
    const codes = new Set(texts.flatMap(currenciesIn));
    const [only] = codes;
    if (codes.size > 1) return {};
    if (only) return { currency: only };
  }
  return {};
}
