import { type PriceFileField, priceFileFields } from '@fairway/trade';
import { DataTable, Select } from '@fairway/ui';
import { useWords } from '../../../../language/words.ts';
import type { words } from '../words.zh.ts';
import type { OpenPriceFile } from './usePriceFile.ts';

const shownValues = 3;

export interface FileColumnsProps {
  open: OpenPriceFile;
  onChange: (columns: (PriceFileField | null)[]) => void;
}

/** The meaning of each column of the file, next to its heading and first values. */
export function FileColumns({ open: { start, layout }, onChange }: FileColumnsProps) {
  const { t } = useWords<typeof words>();
  const header = start.rows.find(({ row }) => row === layout.headerRow)?.cells ?? [];
  const below = start.rows.filter(({ row }) => row > layout.headerRow);
  const rows = layout.columns.map((field, index) => ({
    index,
    field,
    heading: header[index] || t('imports.priceFile.noHeading', { column: columnLetters(index) }),
    values: below
      .map(({ cells }) => cells[index] ?? '')
      .filter((value) => value !== '')
      .slice(0, shownValues),
  }));
  const choose = (index: number, value: string) =>
    onChange(
      layout.columns.map((field, at) => {
        const chosenField = priceFileFields.find((each) => each === value) ?? null;
        // A field is in one column: choosing it here takes it from the other one.
        return at === index ? chosenField : field === chosenField ? null : field;
      }),
    );
  return (
    <DataTable
      caption={t('imports.priceFile.columns')}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          key: 'heading',
          header: t('imports.priceFile.heading'),
          priority: 'title',
          width: '220px',
          cell: ({ heading }) => heading,
        },
        {
          key: 'values',
          phonePlace: 'line',
          header: t('imports.priceFile.values'),
          cell: ({ values }) => values.join(' · ') || '—',
        },
        {
          key: 'field',
          phonePlace: 'line',
          header: t('imports.priceFile.holds'),
          width: '260px',
          cell: ({ index, field, heading }) => (
            <Select
              size="small"
              aria-label={t('imports.priceFile.holdsOf', { heading })}
              value={field ?? ''}
              placeholder={t('imports.priceFile.unread')}
              options={priceFileFields.map((value) => ({
                value,
                label: t(`imports.priceFile.fields.${value}`),
              }))}
              onChange={({ target }) => choose(index, target.value)}
            />
          ),
        },
      ]}
    />
  );
}

/** The name of a column in a spreadsheet: A, B … Z, AA. */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
