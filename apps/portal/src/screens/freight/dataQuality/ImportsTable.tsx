import { type Column, DataTable } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { shareText } from './figures.ts';
import type { DataQualityData } from './loader.ts';
import type { words } from './words.zh.ts';

type ImportRow = DataQualityData['imports']['rows'][number];

/** Files that were imported by table, and the share of lines that were refused. */
export function ImportsTable({ rows }: { rows: readonly ImportRow[] }) {
  const { t, format } = useWords<typeof words>();
  const columns: Column<ImportRow>[] = [
    {
      key: 'kind',
      header: t('dataQuality.table'),
      priority: 'title',
      cell: ({ kind }) => t(`dataQuality.kinds.${kind}`),
    },
    {
      key: 'files',
      header: t('dataQuality.files'),
      align: 'end',
      cell: ({ files }) => format.number(files),
    },
    {
      key: 'lines',
      header: t('dataQuality.lines'),
      align: 'end',
      cell: ({ lines }) => format.number(lines),
    },
    {
      key: 'refused',
      header: t('dataQuality.refused'),
      align: 'end',
      cell: ({ lines, refusedLines }) => shareText(refusedLines, lines),
    },
    {
      key: 'lastAt',
      header: t('dataQuality.last'),
      cell: ({ lastAt }) => (lastAt === null ? '—' : format.stamp(lastAt)),
    },
  ];
  return (
    <DataTable caption={t('dataQuality.imports')} columns={columns} rows={rows} rowKey={({ kind }) => kind} />
  );
}
