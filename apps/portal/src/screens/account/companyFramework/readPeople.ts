import { importCells } from '@fairway/gateway/contract/companyFramework';
import {
  CsvBroken,
  type CsvHeadings,
  csvEncodingOf,
  csvPlaces,
  cutText,
  looksLikeGb18030,
  readCsv,
} from '@fairway/trade';

/** A line of a file of people as it was typed. */
export interface TypedPerson {
  readonly line: number;
  readonly name: string;
  readonly department: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * Returns the text of a file: UTF-8, UTF-16 with a byte order mark, or GB 18030, as Chinese spreadsheets save it; null
 * if it is not CSV or has another encoding.
 */
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
const headings: CsvHeadings<Column> = {
  name: ['name', '姓名', 'full name', '员工姓名'],
  department: ['department', '部门', '所属部门'],
  phone: ['phone', '手机', '手机号', '手机号码', 'mobile', 'mobile phone', 'phone number', '电话'],
  email: ['email', '邮箱', '电子邮箱', '邮件', 'email address'],
};

/**
 * People of a CSV file, by the order of its columns, or by their names where its first line names them; null for a file
 * that is no table.
 */
export function readPeople(text: string): TypedPerson[] | null {
  const records = recordsOf(text);
  if (records === null) return null;
  const first = records[0]?.cells ?? [];
  const named = csvPlaces(first, headings);
  const isHead = named.size > 0;
  const placeOf = (column: Column) => {
    const own = columns.indexOf(column);
    // An unknown heading leaves a column at its default place, unless another column has it.
    return named.get(column) ?? ([...named.values()].includes(own) ? -1 : own);
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
