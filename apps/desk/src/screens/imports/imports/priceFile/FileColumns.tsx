import { ColumnMapping } from '@fairway/forms';
import { type PriceFileField, priceFileFields } from '@fairway/trade';
import { useWords } from '../../../../language/words.ts';
import type { words } from '../words.zh.ts';
import type { OpenPriceFile } from './usePriceFile.ts';

export interface FileColumnsProps {
  open: OpenPriceFile;
  onChange: (columns: (PriceFileField | null)[]) => void;
}

/** The meaning of each column of the file, next to its heading and first values. */
export function FileColumns({ open: { start, layout }, onChange }: FileColumnsProps) {
  const { t } = useWords<typeof words>();
  return (
    <ColumnMapping
      caption={t('imports.priceFile.columns')}
      head={start.rows.find(({ row }) => row === layout.headerRow)?.cells ?? []}
      rows={start.rows.filter(({ row }) => row > layout.headerRow).map(({ cells }) => cells)}
      fields={priceFileFields.map((value) => ({ value, label: t(`imports.priceFile.fields.${value}`) }))}
      value={layout.columns}
      onChange={onChange}
      messages={{
        heading: t('imports.priceFile.heading'),
        values: t('imports.priceFile.values'),
        field: t('imports.priceFile.holds'),
        fieldOf: (heading) => t('imports.priceFile.holdsOf', { heading }),
        unread: t('imports.priceFile.unread'),
        noHeading: (column) => t('imports.priceFile.noHeading', { column }),
      }}
    />
  );
}
