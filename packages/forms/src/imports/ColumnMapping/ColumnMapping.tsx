import { DataTable, Select } from '@fairway/ui';
import * as styles from './ColumnMapping.css.ts';
import { columnLetters } from './columnLetters.ts';

const exampleCount = 3;

/** Texts of a mapping of columns. */
export interface ColumnMappingMessages {
  readonly heading: string;
  readonly values: string;
  readonly field: string;
  readonly fieldOf: (heading: string) => string;
  readonly unread: string;
  readonly noHeading: (column: string) => string;
}

export interface ColumnMappingProps<Field extends string> {
  /** Names the table; read out, not shown. */
  caption: string;
  /** Headings of the file. */
  head: readonly string[];
  /** Rows below the headings, from which values are shown. */
  rows: readonly (readonly string[])[];
  /** The fields to choose from. */
  fields: readonly { readonly value: Field; readonly label: string }[];
  /** The field of each column; null for columns that are not read. */
  value: readonly (Field | null)[];
  /** Called with the fields of all columns. */
  onChange: (value: (Field | null)[]) => void;
  /** Texts of headings and selects. */
  messages: ColumnMappingMessages;
}

/** The field of each column of a file, next to its heading and first values. */
export function ColumnMapping<Field extends string>(props: ColumnMappingProps<Field>) {
  const { caption, head, rows, fields, value, onChange, messages: t } = props;
  const columns = value.map((field, index) => ({
    index,
    field,
    heading: head[index] || t.noHeading(columnLetters(index)),
    examples: rows
      .map((cells) => cells[index] ?? '')
      .filter((text) => text !== '')
      .slice(0, exampleCount),
  }));
  const choose = (index: number, text: string) => {
    const chosenField = fields.find((each) => each.value === text)?.value ?? null;
    // A field is in one column: choosing it here takes it from the other one.
    onChange(value.map((field, at) => (at === index ? chosenField : field === chosenField ? null : field)));
  };
  return (
    <DataTable
      caption={caption}
      rows={columns}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          key: 'heading',
          header: t.heading,
          priority: 'title',
          width: '220px',
          cell: ({ heading }) => heading,
        },
        {
          key: 'values',
          phonePlace: 'line',
          header: t.values,
          cell: ({ examples }) => <span className={styles.values}>{examples.join(' · ') || '—'}</span>,
        },
        {
          key: 'field',
          header: t.field,
          width: '260px',
          cell: ({ index, field, heading }) => (
            <Select
              size="small"
              aria-label={t.fieldOf(heading)}
              value={field ?? ''}
              placeholder={t.unread}
              options={fields}
              onChange={({ target }) => choose(index, target.value)}
            />
          ),
        },
      ]}
    />
  );
}
