import type { CellEditor, CellReader, EditReading, EditValue } from '@fairway/ui/grid';
import type { ImportedRow, ImportField, ImportRow } from './types.ts';

/** Readings of a row by the name of the field. */
export type RowReadings = Readonly<Record<string, EditReading>>;

/** Reads each row once: a row that is edited is another object. */
export function createRowChecker(fields: readonly ImportField[], read: CellReader) {
  const known = new WeakMap<ImportRow, RowReadings>();
  const editors = fields.map((field) => [field.name, readerOf(field)] as const);
  const readingsOf = (row: ImportRow): RowReadings => {
    const before = known.get(row);
    if (before) return before;
    const readings = Object.fromEntries(
      editors.map(([name, editor]) => [name, read(row.texts[name] ?? '', row, editor)]),
    );
    known.set(row, readings);
    return readings;
  };
  /** Why a cell is not valid. */
  const problemOf = (row: ImportRow, field: string): string | undefined =>
    readingsOf(row)[field]?.message ?? (row.refusal?.field === field ? row.refusal.message : undefined);
  const cellValue = (row: ImportRow, field: string): EditValue => {
    const reading = readingsOf(row)[field];
    return reading?.message === undefined ? (reading?.value ?? null) : (row.texts[field] ?? '');
  };
  return {
    problemOf,
    /** The first problem of a row; one without a field is that of the whole row. */
    firstProblem(row: ImportRow): { readonly field?: string; readonly message: string } | null {
      for (const { name } of fields) {
        const message = problemOf(row, name);
        if (message !== undefined) return { field: name, message };
      }
      return row.refusal ? { message: row.refusal.message } : null;
    },
    cellValue,
    importedRow(row: ImportRow): ImportedRow {
      const values = fields.map(({ name }): [string, EditValue] => [name, cellValue(row, name)]);
      return { line: row.line, values: Object.fromEntries(values) };
    },
  };
}

export type RowChecker = ReturnType<typeof createRowChecker>;

/** The row with another text in a field; the server has not seen it yet. */
export function withText(row: ImportRow, field: string, text: string): ImportRow {
  return { key: row.key, line: row.line, texts: { ...row.texts, [field]: text } };
}

/** How the texts of a field are read. */
export function readerOf({ check, kind = 'text', clean, ...bounds }: ImportField): CellEditor<ImportRow> {
  return {
    ...bounds,
    kind,
    value: (row) => row.texts[bounds.name],
    set: (row, value) => {
      const text = value === null ? '' : String(value);
      return withText(row, bounds.name, clean ? clean(text) : text);
    },
    ...(check ? { check: (value, row) => check(value, row.texts) } : {}),
  };
}
