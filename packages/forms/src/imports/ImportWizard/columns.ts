import { csvPlaces } from '@fairway/trade';
import type { ImportTable } from './readTable.ts';
import type { ImportField, ImportRow } from './types.ts';

/** The field of each column of a file; null for columns that are not imported. */
export type Columns = readonly (string | null)[];

/** Proposes a field for each column: the remembered one of its heading, otherwise the one that its heading names. */
export function proposeColumns(
  head: readonly string[],
  fields: readonly ImportField[],
  remembered: Readonly<Record<string, string>> | null,
): Columns {
  const headings = fields.map(
    ({ name, label, headings: others = [] }) => [name, [name, label, ...others]] as const,
  );
  const named = csvPlaces(head, Object.fromEntries(headings));
  const columns: (string | null)[] = head.map(() => null);
  const take = (field: string, place: number | undefined) => {
    if (place === undefined || place < 0 || columns[place] !== null || columns.includes(field)) return;
    columns[place] = field;
  };
  for (const { name } of fields) {
    const heading = remembered?.[name];
    if (heading) take(name, head.indexOf(heading));
  }
  for (const { name } of fields) take(name, named.get(name));
  return columns;
}

/** Required fields without a column. */
export function missingFields(columns: Columns, fields: readonly ImportField[]): readonly ImportField[] {
  return fields.filter(({ name, required }) => required && !columns.includes(name));
}

/** The heading of each field, to be remembered. */
export function headingsOf(head: readonly string[], columns: Columns): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap((field, index) => (field !== null && head[index] ? [[field, head[index]]] : [])),
  );
}

/** The rows of a table by the fields of its columns. */
export function rowsOf(
  table: ImportTable,
  columns: Columns,
  fields: readonly ImportField[],
): readonly ImportRow[] {
  const places = fields.map(({ name, clean }) => ({ name, clean, place: columns.indexOf(name) }));
  return table.records.map(({ line, cells }) => ({
    key: String(line),
    line,
    texts: Object.fromEntries(
      places.map(({ name, clean, place }) => {
        const text = cells[place] ?? '';
        return [name, clean ? clean(text) : text];
      }),
    ),
  }));
}
