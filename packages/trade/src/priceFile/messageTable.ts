import { checksOf, type PriceField, type PriceMessageRead, type PriceRow } from '../priceMessage/index.ts';
import { messageColumns } from './priceFileLayout.ts';

/** Doubts about a name: the name itself is in the file, and its reader decides or asks for the code. */
const nameDoubts = ['severalPorts', 'unknownPort', 'severalCarriers'];

/**
 * A read message as the rows of a price file, the header first. A value that is not sure is also in the column `check`,
 * in the words of the message, so that its line waits for a person.
 */
export function messageTable({ rows }: PriceMessageRead, message: string): string[][] {
  return [[...messageColumns], ...rows.map((row) => cellsOf(row, message))];
}

function cellsOf(row: PriceRow, message: string): string[] {
  const { prices, departure, validFrom, validTo, via } = row;
  const isOneDay = validFrom === null && validTo === null;
  const cells: Record<(typeof messageColumns)[number], string> = {
    origin: nameOf(row.origin, message),
    destination: nameOf(row.destination, message),
    carrier: nameOf(row.carrier, message),
    currency: row.currency?.value ?? '',
    price_20gp: amountOf(prices['20GP']),
    price_40gp: amountOf(prices['40GP']),
    price_40hq: amountOf(prices['40HQ']),
    valid_from: (isOneDay ? departure : validFrom)?.value ?? '',
    valid_to: (isOneDay ? departure : validTo)?.value ?? '',
    transit_port: via === null || via.value === 'direct' ? '' : nameOf(via, message),
    detention_days: row.freeDays ? String(row.freeDays.value) : '',
    check: checkOf(row, message),
  };
  return messageColumns.map((column) => cells[column]);
}

function nameOf(field: PriceField<string> | null, message: string): string {
  if (field === null) return '';
  const isUnsure = field.doubt !== null && nameDoubts.includes(field.doubt);
  return isUnsure ? message.slice(field.start, field.end) : field.value;
}

/** Major units; the reader of price files refuses a fraction. */
function amountOf(field: PriceField<number> | null): string {
  return field === null ? '' : String(field.value / 100);
}

/** The words that a person compares with the message: those of doubtful values, and a day of the week, which a price file cannot say. */
function checkOf(row: PriceRow, message: string): string {
  const { weekday } = row;
  const texts = checksOf(row, message).flatMap(({ doubt, text }) =>
    nameDoubts.includes(doubt) ? [] : [text],
  );
  if (weekday !== null && weekday.doubt === null) texts.push(message.slice(weekday.start, weekday.end));
  return [...new Set(texts)].map((text) => `“${text}”`).join(' ');
}
