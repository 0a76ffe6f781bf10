import type { GridColumn } from '@fairway/ui';
import type { ImportField, ImportRow } from './types.ts';

/** The number of the line, and a column for each field. */
export function rowColumns(fields: readonly ImportField[], line: string): readonly GridColumn<ImportRow>[] {
  return [
    { key: 'line', header: line, size: 90, pinned: 'start', priority: 'title', value: (row) => row.line },
    ...fields.map(
      ({ name, label, kind, options }): GridColumn<ImportRow> => ({
        key: name,
        header: label,
        align: kind === 'number' ? 'end' : 'start',
        value: ({ texts }) => {
          const text = texts[name] ?? '';
          return options?.find(({ value }) => value === text)?.label ?? text;
        },
      }),
    ),
  ];
}
