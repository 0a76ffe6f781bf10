import { readCsv } from '@fairway/trade';

/** A line of a file of people as it was typed. */
export interface TypedPerson {
  readonly line: number;
  readonly name: string;
  readonly department: string;
  readonly phone: string;
  readonly email: string;
}

/** The text of a file: UTF-8, or else GB 18030, as Chinese spreadsheets save it. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** People of a CSV file, by the order of its columns; a first line that only names them is left out. @throws {CsvBroken} */
export function readPeople(text: string): TypedPerson[] {
  const records = readCsv(text);
  const isHead = /^(姓名|name)$/i.test(records[0]?.cells[0] ?? '');
  return (isHead ? records.slice(1) : records).map(({ line, cells }) => {
    const [name = '', department = '', phone = '', email = ''] = cells;
    return { line, name, department, phone, email };
  });
}
