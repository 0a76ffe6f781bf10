import { importCells } from '@fairway/gateway/contract/companyFramework';
import { CsvBroken, type CsvHeadings, csvPlaces, cutText, readCsv } from '@fairway/trade';

/** A line of a file of people as it was typed. */
export interface TypedPerson {
  readonly line: number;
  readonly name: string;
  readonly department: string;
  readonly phone: string;
  readonly email: string;
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
