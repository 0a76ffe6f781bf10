import { Button, Inline, Notice, Stack } from '@fairway/ui';
import { useState } from 'react';
import type { ImportMessages } from '../../messages/import/types.ts';
import { ColumnMapping } from '../ColumnMapping/ColumnMapping.tsx';
import { type Columns, missingFields } from './columns.ts';
import type { ImportTable } from './readTable.ts';
import type { ImportField } from './types.ts';

export interface ColumnsStepProps {
  messages: ImportMessages;
  fields: readonly ImportField[];
  table: ImportTable;
  columns: Columns;
  onColumnsChange: (columns: Columns) => void;
  onBack: () => void;
  onNext: () => void;
}

const exampleRows = 20;

/** Which field each column of the file holds. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { messages, fields, table, columns, onColumnsChange, onBack, onNext } = props;
  const t = messages.columns;
  const [isChecked, setChecked] = useState(false);
  const missing = missingFields(columns, fields);
  const next = () => {
    setChecked(true);
    if (missing.length === 0) onNext();
  };
  return (
    <Stack gap="l">
      <ColumnMapping
        caption={t.caption}
        head={table.head}
        rows={table.records.slice(0, exampleRows).map(({ cells }) => cells)}
        fields={fields.map(({ name, label }) => ({ value: name, label }))}
        value={columns}
        onChange={onColumnsChange}
        messages={t}
      />
      {isChecked && missing.length > 0 && (
        <Notice tone="bad" live="assertive">
          {t.missing(missing.map(({ label }) => label).join(' · '))}
        </Notice>
      )}
      <Inline gap="s">
        <Button onClick={onBack}>{messages.back}</Button>
        <Button tone="brand" onClick={next}>
          {messages.next}
        </Button>
      </Inline>
    </Stack>
  );
}
