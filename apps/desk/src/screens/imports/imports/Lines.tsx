import type { BadLine } from '@fairway/gateway/contract/csvImport';
import { DataTable, Notice, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { useColumnName } from './useColumnName.ts';
import type { words } from './words.zh.ts';

interface LinesProps {
  caption: string;
  lines: readonly BadLine[];
}

/** Lines with what is wrong with each. */
function Lines({ caption, lines }: LinesProps) {
  const { t, format } = useWords<typeof words>();
  const columnName = useColumnName();
  return (
    <DataTable
      caption={caption}
      rows={lines}
      rowKey={({ line, column, rule, value }) => `${line} ${column} ${rule} ${value}`}
      columns={[
        { key: 'line', header: t('imports.line'), width: '90px', cell: ({ line }) => format.number(line) },
        {
          key: 'column',
          phonePlace: 'line',
          header: t('imports.column'),
          width: '160px',
          cell: ({ column }) => column && columnName(column),
        },
        {
          key: 'rule',
          header: t('imports.problem'),
          priority: 'title',
          cell: ({ rule, value }) => t(`imports.rules.${rule}`, { value: value || '—' }),
        },
        { key: 'value', header: t('imports.value'), cell: ({ value }) => value || null },
      ]}
    />
  );
}

/** Lines that keep the whole file from being imported. */
export function BadLines({ bad, all }: { bad: readonly BadLine[]; all: number }) {
  const { t } = useWords<typeof words>();
  const first = useFirst(bad.length, all);
  return (
    <Stack gap="m">
      <Notice tone="bad" title={t('imports.badTitle')}>
        {t('imports.badText')}
        {first}
      </Notice>
      <Lines caption={t('imports.badTitle')} lines={bad} />
    </Stack>
  );
}

/** Lines that wait for a person; the others can be imported. */
export function UnsureLines({ unsure, all }: { unsure: readonly BadLine[]; all: number }) {
  const { t } = useWords<typeof words>();
  const first = useFirst(unsure.length, all);
  return (
    <Stack gap="m">
      <Notice tone="caution" title={t('imports.unsureTitle')}>
        {t('imports.unsureText')}
        {first}
      </Notice>
      <Lines caption={t('imports.unsureTitle')} lines={unsure} />
    </Stack>
  );
}

/** Says that a list is not whole. */
function useFirst(count: number, all: number): string | null {
  const { t, format } = useWords<typeof words>();
  if (all <= count) return null;
  return ` ${t('imports.badFirst', { shown: format.number(count), all: format.number(all) })}`;
}
