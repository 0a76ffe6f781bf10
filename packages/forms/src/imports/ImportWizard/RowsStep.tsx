import { Button, Checkbox, DataGrid, Inline, Notice, Progress, Stack, Text, useMessages } from '@fairway/ui';
import { type CellChange, type CellEditor, useCellEditing } from '@fairway/ui/grid';
import { useMemo, useState } from 'react';
import type { ImportMessages } from '../../messages/import/types.ts';
import { type RowChecker, readerOf } from './checkRow.ts';
import * as styles from './ImportWizard.css.ts';
import { rowColumns } from './rowColumns.ts';
import type { ImportField, ImportRow } from './types.ts';

export interface RowsStepProps {
  messages: ImportMessages;
  fields: readonly ImportField[];
  rows: readonly ImportRow[];
  checker: RowChecker;
  /** Keys of rows with a problem. */
  invalid: ReadonlySet<string>;
  onRowsChange: (update: (rows: readonly ImportRow[]) => readonly ImportRow[]) => void;
  /** Rows that are done, while the import runs. */
  progress: number | null;
  failure: string | null;
  onBack: (() => void) | null;
  onStart: () => void;
  onStop: () => void;
}

/** The rows with their problems, to be corrected before they are imported. */
export function RowsStep(props: RowsStepProps) {
  const { messages, rows, invalid, progress, failure, onBack, onStart, onStop } = props;
  const t = messages.rows;
  const { lang } = useMessages();
  const format = new Intl.NumberFormat(lang).format;
  const validCount = rows.length - invalid.size;
  // Corrected rows stay visible until the filter is set again.
  const [filterKeys, setFilterKeys] = useState<ReadonlySet<string> | null>(null);
  const visible = useMemo(
    () => (filterKeys === null ? rows : rows.filter(({ key }) => filterKeys.has(key))),
    [rows, filterKeys],
  );
  return (
    <Stack gap="l">
      <div role="status">
        <Text>{t.valid(format(validCount))}</Text>
        {invalid.size > 0 && <Text>{t.invalid(format(invalid.size))}</Text>}
      </div>
      {(invalid.size > 0 || filterKeys !== null) && (
        <Checkbox
          label={t.invalidOnly}
          checked={filterKeys !== null}
          onChange={({ target }) => setFilterKeys(target.checked ? invalid : null)}
        />
      )}
      <RowsGrid {...props} visible={visible} />
      <Text tone="quiet">
        <span className={styles.forMouse}>{t.hint}</span>
        <span className={styles.forFinger}>{t.touchHint}</span>
      </Text>
      {validCount === 0 && <Notice tone="caution">{t.none}</Notice>}
      {failure !== null && (
        <Notice tone="bad" live="assertive">
          {failure}
        </Notice>
      )}
      {progress !== null && (
        <Progress
          label={messages.run.label}
          value={progress}
          max={validCount}
          valueText={messages.run.progress(format(progress), format(validCount))}
        />
      )}
      <Inline gap="s">
        {progress !== null ? (
          <Button onClick={onStop}>{messages.run.stop}</Button>
        ) : (
          <>
            {onBack && <Button onClick={onBack}>{messages.back}</Button>}
            <Button tone="brand" disabled={validCount === 0} onClick={onStart}>
              {t.start(format(validCount))}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}

interface RowsGridProps extends Pick<RowsStepProps, 'messages' | 'fields' | 'checker' | 'onRowsChange'> {
  visible: readonly ImportRow[];
}

function RowsGrid({ messages, fields, checker, onRowsChange, visible }: RowsGridProps) {
  const t = messages.rows;
  const editors = useMemo(() => editorsOf(fields, checker), [fields, checker]);
  const columns = useMemo(() => rowColumns(fields, t.line), [fields, t.line]);
  const editing = useCellEditing<ImportRow>({
    rows: visible,
    rowKey: ({ key }) => key,
    editors,
    onSave: async (changes) => onRowsChange((rows) => changedRows(rows, changes, editors)),
  });
  const problems = new Map(
    visible.flatMap(({ key, refusal }) => (refusal && !refusal.field ? [[key, refusal.message]] : [])),
  );
  return (
    <DataGrid
      caption={t.caption}
      columns={columns}
      rows={editing.rows}
      rowKey={({ key }) => key}
      rowName={({ line }) => `${t.line} ${line}`}
      plugs={[editing.plug]}
      problems={problems}
      height="440px"
    />
  );
}

function editorsOf(
  fields: readonly ImportField[],
  checker: RowChecker,
): Readonly<Record<string, CellEditor<ImportRow>>> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      {
        ...readerOf(field),
        value: (row: ImportRow) => checker.cellValue(row, field.name),
        problem: (row: ImportRow) => checker.problemOf(row, field.name),
      },
    ]),
  );
}

function changedRows(
  rows: readonly ImportRow[],
  changes: readonly CellChange[],
  editors: Readonly<Record<string, CellEditor<ImportRow>>>,
): readonly ImportRow[] {
  const changesByKey = Map.groupBy(changes, ({ key }) => key);
  return rows.map((row) =>
    (changesByKey.get(row.key) ?? []).reduce(
      (changed, { column, after }) => editors[column]?.set(changed, after) ?? changed,
      row,
    ),
  );
}
