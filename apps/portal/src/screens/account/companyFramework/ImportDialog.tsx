import { GatewayError } from '@fairway/gateway';
import {
  companyFramework,
  companyLimits,
  type ImportReport,
} from '@fairway/gateway/contract/companyFramework';
import { useMutation } from '@fairway/site';
import { csvText } from '@fairway/trade';
import { Button, Dialog, Notice, Stack, Text, VisuallyHidden } from '@fairway/ui';
import { useRef, useState } from 'react';
import { CancelButton } from '../../../features/company/CancelButton.tsx';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './CompanyFrameworkScreen.css.ts';
import { readPeople, type TypedPerson } from './readPeople.ts';
import type { words } from './words.zh.ts';

const limit = companyLimits.importRows;

/** A file of people: its effects are shown before anything is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t, format } = useWords<typeof words>();
  const changes = useChanges();
  const input = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<readonly TypedPerson[]>([]);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onError = (error: unknown) => {
    setProblem(changes.explain(error) || null);
    return true;
  };

  const look = useMutation(
    async (people: readonly TypedPerson[], send) =>
      setReport(await send(companyFramework.checkImport, { body: { rows: [...people] } })),
    { ...changes, onError, refresh: false },
  );
  const check = async (file: File) => {
    setProblem(null);
    setReport(null);
    const people = await peopleIn(file);
    if (people === null) return setProblem(t('framework.importUnread'));
    if (people.length === 0) return setProblem(t('framework.importNothing'));
    if (people.length > limit) {
      const counts = { rows: format.number(people.length), limit: format.number(limit) };
      return setProblem(t('framework.importTooMany', counts));
    }
    setRows(people);
    await look.mutate(people);
  };
  const take = useMutation(
    (expected: number, send) => {
      setProblem(null);
      return send(companyFramework.importEmployees, { body: { rows: [...rows], expected } });
    },
    {
      ...changes,
      success: ({ added }) => t('framework.done.imported', { count: added }),
      onSuccess: onClose,
      onError: (error) => {
        // The company changed since the preview: shows a new preview to decide on.
        if (error instanceof GatewayError && error.codeName === 'companyChanged') void look.mutate(rows);
        return onError(error);
      },
    },
  );
  const loading = look.pending || take.pending;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('framework.importTitle')}
      description={t('framework.importText')}
      loading={loading}
      error={problem}
      footer={
        <>
          <CancelButton />
          <Button onClick={() => input.current?.click()} loading={loading && report === null}>
            {t('framework.importFile')}
          </Button>
          {report && report.added > 0 ? (
            <Button tone="brand" loading={loading} onClick={() => void take.mutate(report.added)}>
              {t('framework.importGo', { count: report.added })}
            </Button>
          ) : null}
        </>
      }
    >
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label={t('framework.importFile')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void check(file);
          }}
        />
      </VisuallyHidden>
      <div role="status">{report ? <Report report={report} /> : null}</div>
    </Dialog>
  );
}

/** The people of a file; null where it cannot be read as one. */
async function peopleIn(file: File): Promise<TypedPerson[] | null> {
  // A file may be gone, or locked by the spreadsheet that holds it open.
  const bytes = await file.arrayBuffer().catch(() => null);
  const text = bytes && csvText(bytes);
  return text === null ? null : readPeople(text);
}

function Report({ report: { added, departments, bad } }: { report: ImportReport }) {
  const { t } = useWords<typeof words>();
  return (
    <Stack>
      <Notice tone={added > 0 ? 'good' : 'caution'}>
        {added > 0 ? t('framework.importReady', { count: added }) : t('framework.importNothing')}
      </Notice>
      {departments.length > 0 ? (
        <Text>{t('framework.importDepartments', { names: departments.join(' · ') })}</Text>
      ) : null}
      {bad.length > 0 ? (
        <>
          <Text>{t('framework.importRefused', { count: bad.length })}</Text>
          <ul className={styles.refused}>
            {bad.map(({ line, column, name, value, reason }) => {
              const where = [name || value, column && t(`framework.importColumn.${column}`)];
              return (
                <li key={line}>
                  {t('framework.importRow', { line, name: where.filter(Boolean).join(' · '), reason })}
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </Stack>
  );
}
