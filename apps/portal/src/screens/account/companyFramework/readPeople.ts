import { importCells } from '@fairway/gateway/contract/companyFramework';
import { CsvBroken, csvEncodingOf, cutText, looksLikeGb18030, readCsv } from '@fairway/trade';

/** A line of a file of people as it was typed. */
export interface TypedPerson {
  readonly line: number;
  readonly name: string;
  readonly department: string;
  readonly phone: string;
  readonly email: string;
}

/** The text of a file: UTF-8, UTF-16 with a mark, or else GB 18030, as Chinese spreadsheets save it; null for no CSV, or one that is written in another way. */
export function textOfFile(bytes: ArrayBuffer): string | null {
  const encoding = csvEncodingOf(new Uint8Array(bytes.slice(0, 16)));
  if (encoding === null) return null;
  if (encoding !== 'bytes') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return looksLikeGb18030(new Uint8Array(bytes)) ? new TextDecoder('gb18030').decode(bytes) : null;
  }
}

const columns = ['name', 'department', 'phone', 'email'] as const;
type Column = (typeof columns)[number];

/** The accepted headings of each column. */
const heads: Readonly<Record<Column, RegExp>> = {
  name: /^(姓名|name)$/i,
  department: /^(部门|department)$/i,
  phone: /^(手机|手机号|手机号码|phone|mobile)$/i,
  email: /^(邮箱|电子邮箱|e-?mail)$/i,
};

/**
 * People of a CSV file, by the order of its columns, or by their names where its first line names them; null for a file
 * that is no table.
 */
export function readPeople(text: string): TypedPerson[] | null {
  const records = recordsOf(text);
  if (records === null) return null;
  const first = records[0]?.cells ?? [];
  const isHead = columns.some((column) => first.some((cell) => heads[column].test(cell)));
  const placeOf = (column: Column) => {
    const named = isHead ? first.findIndex((cell) => heads[column].test(cell)) : -1;
    const own = columns.indexOf(column);
    // An unknown heading leaves a column where it is, unless another one is there.
    const isFree = columns.every((other) => other === column || !heads[other].test(first[own] ?? ''));
    return named >= 0 ? named : isFree ? own : -1;
  };
  const places = Object.fromEntries(columns.map((column) => [column, placeOf(column)]));
  return (isHead ? records.slice(1) : records).map(({ line, cells }) => {
    const cell = (column: Column) => cutText(cells[places[column] ?? -1] ?? '', importCells[column]);
    return {
      line,
      name: cell('name'),
      department: cell('department'),
      phone: cell('phone'),
      email: cell('email'),
    };
  });
}

function recordsOf(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvBroken) return null;
    throw error;
  }
}
