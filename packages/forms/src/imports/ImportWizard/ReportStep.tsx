import { Button, DataGrid, type GridColumn, Inline, Notice, Stack, useMessages } from '@fairway/ui';
import { saveCsv } from '@fairway/ui/table';
import { useMemo } from 'react';
import type { ImportMessages } from '../../messages/import/types.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { ImportReport, RefusedRow } from './importReport.ts';
import { rowColumns } from './rowColumns.ts';
import type { ImportField } from './types.ts';

export interface ReportStepProps {
  messages: ImportMessages;
  fields: readonly ImportField[];
  name: string;
  report: ImportReport;
  onCorrect: () => void;
  onAgain: () => void;
}

/** How many rows were imported, and which were not, with the reason. */
export function ReportStep({ messages, fields, name, report, onCorrect, onAgain }: ReportStepProps) {
  const t = messages.report;
  const { lang } = useMessages();
  const format = new Intl.NumberFormat(lang).format;
  const { accepted, refused } = report;
  const { entry } = useFormMessages().form;
  const columns = useMemo(() => reportColumns(fields, messages, entry), [fields, messages, entry]);
  // Headings and order of the columns are those of a file that can be imported; the line of the first one is not.
  const save = () => saveCsv({ name, columns: columns.slice(1), page: async () => ({ rows: refused }) });
  return (
    <Stack gap="l">
      {accepted > 0 && <Notice tone="good">{t.accepted(format(accepted))}</Notice>}
      {refused.length > 0 && (
        <>
          <Notice tone="caution">{t.refused(format(refused.length))}</Notice>
          <DataGrid
            caption={t.caption}
            columns={columns}
            rows={refused}
            rowKey={({ row }) => row.key}
            height="360px"
            rowHeight="measured"
          />
        </>
      )}
      <Inline gap="s">
        {refused.length > 0 && (
          <>
            <Button tone="brand" onClick={onCorrect}>
              {t.correct}
            </Button>
            <Button onClick={() => void save()}>{t.save}</Button>
          </>
        )}
        <Button onClick={onAgain}>{t.again}</Button>
      </Inline>
    </Stack>
  );
}

function reportColumns(
  fields: readonly ImportField[],
  messages: ImportMessages,
  entry: (label: string, text: string) => string,
): readonly GridColumn<RefusedRow>[] {
  const [line, ...others] = rowColumns(fields, messages.rows.line).map(
    ({ value, cell: _, ...column }): GridColumn<RefusedRow> => ({
      ...column,
      value: ({ row }) => value?.(row),
    }),
  );
  const reason: GridColumn<RefusedRow> = {
    key: ' reason',
    header: messages.report.reason,
    size: 260,
    value({ field, reason: text }) {
      const label = fields.find(({ name }) => name === field)?.label;
      return label === undefined ? text : entry(label, text);
    },
  };
  return line ? [line, reason, ...others] : [];
}
