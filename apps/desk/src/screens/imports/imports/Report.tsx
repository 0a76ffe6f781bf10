import { type CsvKind, type CsvOutcome, csvOutcomes } from '@fairway/gateway/contract/csvColumns';
import { type CsvReport, csvImport } from '@fairway/gateway/contract/csvImport';
import { useMutation } from '@fairway/site';
import {
  Badge,
  Button,
  DataTable,
  Description,
  Descriptions,
  Heading,
  Notice,
  Stack,
  Text,
} from '@fairway/ui';
import { Fragment, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './ImportsScreen.css.ts';
import { LeftOut } from './LeftOut.tsx';
import { BadLines, UnsureLines } from './Lines.tsx';
import { Undo } from './Undo.tsx';
import { useColumnName } from './useColumnName.ts';
import type { words } from './words.zh.ts';

/** An entry that ends: a code expires, a sailing is cancelled. */
const outcomeIn = (kind: CsvKind, outcome: CsvOutcome) =>
  outcome === 'expired' ? (`imports.ends.${kind}` as const) : (`imports.outcomes.${outcome}` as const);

const tones = { new: 'good', changed: 'info', expired: 'caution', same: 'neutral' } as const;

/** The changes that a file would make or has made: their number, the errors and the list of changes. */
export function Report({ report }: { report: CsvReport }) {
  const { t, format } = useWords<typeof words>();
  const {
    id,
    kind,
    fileName,
    state,
    counts,
    absent,
    badCount,
    bad,
    unsureCount,
    unsure,
    leftOutCount,
    leftOut,
    changes,
    lines,
    checkedBy,
    checkedAt,
    doneAt,
    undoneAt,
    canUndo,
  } = report;
  const moving = counts.new + counts.changed + counts.expired;
  const toMove = { count: moving, lines: format.number(moving) };
  const confirm = useMutation(
    (importId: string, send) => send(csvImport.confirm, { body: { id: importId } }, { timeout: 600_000 }),
    {
      subject: 'imported',
      confirm: () => ({
        title: t('imports.confirmAsk', toMove),
        text: t('imports.confirmText', {
          new: format.number(counts.new),
          changed: format.number(counts.changed),
          ended: t(`imports.ended.${kind}`, { count: format.number(counts.expired) }),
        }),
        confirmLabel: t('imports.confirm', toMove),
      }),
      success: t('imports.done'),
    },
  );
  return (
    <section aria-labelledby="report" tabIndex={-1} data-begin="" className={styles.report}>
      <Stack gap="l">
        <Heading level={2} size="lead" id="report">
          {t('imports.report', { name: fileName })}
        </Heading>
        <Text size="small" tone="quiet">
          {t('imports.by', { by: checkedBy, at: format.stamp(checkedAt) })}
        </Text>
        <Descriptions columns={3}>
          <Description term={t('imports.lines')}>{format.number(lines)}</Description>
          {csvOutcomes.map((outcome) => (
            <Description key={outcome} term={t(outcomeIn(kind, outcome))}>
              {format.number(counts[outcome])}
            </Description>
          ))}
          {absent === null ? null : (
            <Description term={t('imports.absent')}>{format.number(absent)}</Description>
          )}
          {unsureCount === 0 ? null : (
            <Description term={t('imports.unsure')}>{format.number(unsureCount)}</Description>
          )}
          <Description term={t('imports.bad')}>{format.number(badCount)}</Description>
        </Descriptions>
        {state === 'undone' ? (
          <Notice tone="neutral">{t('imports.undoneAt', { at: format.stamp(undoneAt ?? checkedAt) })}</Notice>
        ) : state === 'done' ? (
          <>
            <Notice tone="good">{t('imports.doneAt', { at: format.stamp(doneAt ?? checkedAt) })}</Notice>
            {canUndo ? <Undo id={id} count={moving} /> : null}
          </>
        ) : badCount > 0 ? (
          <BadLines bad={bad} all={badCount} />
        ) : moving === 0 ? (
          <Notice tone="neutral">{t(lines === 0 ? 'imports.noLines' : 'imports.nothing')}</Notice>
        ) : (
          <div>
            <Button tone="brand" onClick={() => void confirm.mutate(id)}>
              {t('imports.confirm', toMove)}
            </Button>
          </div>
        )}
        {unsureCount > 0 ? <UnsureLines unsure={unsure} all={unsureCount} /> : null}
        {leftOutCount > 0 ? <LeftOut leftOut={leftOut} all={leftOutCount} /> : null}
        {changes.length > 0 ? (
          <Changes kind={kind} changes={changes} all={moving} done={doneAt !== null} />
        ) : null}
      </Stack>
    </section>
  );
}

/** The key of an entry; its parts do not break, dates neither. */
function Key({ of }: { of: string }) {
  return of.split(' ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one key have no other name
    <Fragment key={index}>
      {index > 0 ? ' ' : ''}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}

/** The number of changes shown at first: enough to check whether the file is correct. */
const few = 20;

function Changes({
  kind,
  changes,
  all,
  done,
}: Pick<CsvReport, 'kind' | 'changes'> & { all: number; done: boolean }) {
  const { t, format } = useWords<typeof words>();
  const columnName = useColumnName();
  const heading = t(done ? 'imports.changed' : 'imports.changes');
  const [whole, setWhole] = useState(false);
  return (
    <Stack gap="m">
      <Heading level={3} size="body">
        {heading}
      </Heading>
      {all > changes.length ? (
        <Text size="small" tone="quiet">
          {t('imports.changesFirst', { shown: format.number(changes.length), all: format.number(all) })}
        </Text>
      ) : null}
      <DataTable
        caption={heading}
        rows={whole ? changes : changes.slice(0, few)}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('imports.line'), width: '90px', cell: ({ line }) => format.number(line) },
          {
            key: 'key',
            header: t('imports.key'),
            priority: 'title',
            width: '220px',
            cell: ({ key }) => <Key of={key} />,
          },
          {
            key: 'outcome',
            phonePlace: 'figure',
            header: t('imports.outcome'),
            width: '100px',
            cell: ({ outcome }) => <Badge tone={tones[outcome]}>{t(outcomeIn(kind, outcome))}</Badge>,
          },
          {
            key: 'fields',
            phonePlace: 'line',
            header: t('imports.fields'),
            cell: ({ fields }) => (
              <span className={styles.fields}>
                {fields
                  .filter(({ from, to }) => from !== '' || to !== '')
                  .map(({ field, from, to }) => (
                    <span key={field}>
                      {t(from === '' ? 'imports.added' : 'imports.field', {
                        ...{ field: columnName(field), from, to: to || '—' },
                      })}
                    </span>
                  ))}
              </span>
            ),
          },
        ]}
      />
      {whole || changes.length <= few ? null : (
        <div>
          <Button onClick={() => setWhole(true)}>
            {t('imports.changesAll', { shown: format.number(changes.length) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
