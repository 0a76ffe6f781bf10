import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { CsvReport } from '@fairway/gateway/contract/csvImport';
import { DataTable, EmptyState, Heading, Stack, Status } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { importsAddress } from './address.ts';
import type { words } from './words.zh.ts';

export interface LastFilesProps {
  kind: CsvKind;
  last: readonly Omit<CsvReport, 'bad' | 'unsure' | 'leftOut' | 'changes'>[];
}

/** The last files of a table, each leading to its report. */
export function LastFiles({ kind, last }: LastFilesProps) {
  const { t, format } = useWords<typeof words>();
  return (
    <Stack gap="m">
      <Heading level={2} size="lead">
        {t('imports.last')}
      </Heading>
      <DataTable
        caption={t('imports.last')}
        rows={last}
        rowKey={({ id }) => id}
        rowHref={({ id }) => importsAddress(kind, id)}
        lines={2}
        columns={[
          { key: 'file', header: t('imports.file'), priority: 'title', cell: ({ fileName }) => fileName },
          {
            key: 'counts',
            phonePlace: 'line',
            header: t('imports.outcome'),
            cell: ({ counts, badCount, unsureCount }) =>
              t('imports.summary', {
                new: format.number(counts.new),
                changed: format.number(counts.changed),
                ended: t(`imports.ended.${kind}`, { count: format.number(counts.expired) }),
                same: format.number(counts.same),
                unsure: format.number(unsureCount),
                bad: format.number(badCount),
              }),
          },
          {
            key: 'by',
            phonePlace: 'aside',
            header: t('imports.state'),
            width: '220px',
            cell: (file) => <Standing file={file} />,
          },
        ]}
        empty={<EmptyState kind="none-yet" size="small" title={t('imports.empty')} />}
      />
    </Stack>
  );
}

/** The state of a file: imported, to be corrected, without changes, or waiting for confirmation. */
function Standing({
  file: { state, doneAt, undoneAt, badCount, counts },
}: {
  file: LastFilesProps['last'][number];
}) {
  const { t, format } = useWords<typeof words>();
  if (state === 'done' && doneAt) {
    return <Status kind="done">{t('imports.doneAt', { at: format.stamp(doneAt) })}</Status>;
  }
  if (undoneAt) return <Status kind="off">{t('imports.undoneAt', { at: format.stamp(undoneAt) })}</Status>;
  if (badCount > 0) return <Status kind="bad">{t('imports.toMend')}</Status>;
  if (counts.new + counts.changed + counts.expired === 0) {
    return <Status kind="off">{t('imports.nothingNew')}</Status>;
  }
  return <Status kind="waiting">{t('imports.waiting')}</Status>;
}
