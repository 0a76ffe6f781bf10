import { GatewayError } from '@fairway/gateway';
import { csvColumns, csvKinds, csvRoles } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import {
  isConnectionLost,
  useAddress,
  useLoaded,
  useLocalization,
  useMutation,
  useNotices,
} from '@fairway/site';
import { cutText } from '@fairway/trade';
import { Button, Content, Heading, Inline, Notice, PageHead, Segmented, Stack, Text } from '@fairway/ui';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useSelf } from '../../../features/reader.ts';
import { useWords } from '../../../language/words.ts';
import { importsAddress } from './address.ts';
import * as styles from './ImportsScreen.css.ts';
import { LastFiles } from './LastFiles.tsx';
import type { loader } from './loader.ts';
import { PriceFile } from './priceFile/PriceFile.tsx';
import { Report } from './Report.tsx';
import type { words } from './words.zh.ts';

/** The timeout in ms; a large file takes long on a slow connection. */
const patience = 600_000;

/** The reason why a file was not checked. */
interface Problem {
  readonly text: string;
  /** The file that did not come through: it need not be found again. */
  readonly unsent: File | null;
}

/** Imports of CSV tables: a file is checked, its report is shown, and it is imported after confirmation. */
function ImportsScreen() {
  const { t } = useWords<typeof words>();
  const { kind, last, report } = useLoaded<typeof loader>();
  const { messageOf } = useNotices();
  const { say } = useLocalization();
  const { navigate } = useAddress();
  const roles = useSelf()?.roles ?? [];
  const kinds = csvKinds.filter((each) => csvRoles[each].some((role) => roles.includes(role)));
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const checking = useMutation(
    (file: File, send) => {
      const body = { kind, fileName: cutText(file.name, 200), file };
      return send(csvImport.check, { body }, { timeout: patience });
    },
    {
      subject: 'import-checked',
      onSuccess: ({ id }) => navigate(importsAddress(kind, id)),
      onError: (error, file) => {
        const isOther = error instanceof GatewayError && error.codeName === 'mediaTypeUnsupported';
        setProblem({
          text: isOther ? t('imports.notCsv', { name: file.name }) : (messageOf(error) ?? ''),
          unsent: isConnectionLost(error) ? file : null,
        });
        return true;
      },
      refresh: false,
    },
  );
  const check = (file: File) => {
    setProblem(null);
    return checking.mutate(file);
  };
  const room = useRef<HTMLDivElement>(null);
  useReportFirst(room, report && `${report.id} ${report.state}`);
  const names = csvColumns[kind];
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('imports.title')} lead={t('imports.lead')} />
        {kinds.length > 1 ? (
          <Segmented
            label={t('imports.kind')}
            value={kind}
            onChange={(nextKind) => void navigate(importsAddress(nextKind))}
            options={kinds.map((value) => ({ value, label: t(`imports.kinds.${value}`) }))}
          />
        ) : null}
        <section aria-labelledby="columns">
          <Stack gap="m">
            <Heading level={2} size="lead" id="columns">
              {t(`imports.kinds.${kind}`)}
            </Heading>
            <Text>{t('imports.columns')}</Text>
            <code className={styles.columns}>
              {names.map((name, index) => (
                <Fragment key={name}>
                  {/* Breaks between names only: a name that is cut in two is typed in two. */}
                  {index === 0 ? null : <wbr />}
                  <span className={styles.column}>{index < names.length - 1 ? `${name},` : name}</span>
                </Fragment>
              ))}
            </code>
            <Stack gap="xs">
              {t(`imports.notes.${kind}`)
                .split('\n')
                .map((note) => (
                  <Text key={note} size="small" tone="quiet">
                    {note}
                  </Text>
                ))}
            </Stack>
            <input
              ref={input}
              type="file"
              className={styles.input}
              accept=".csv,text/csv"
              aria-label={t('imports.choose')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) void check(file);
              }}
            />
            <Inline gap="s">
              <Button tone="brand" loading={checking.pending} onClick={() => input.current?.click()}>
                {t('imports.choose')}
              </Button>
              <a
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${names.join(',')}\r\n`)}`}
                download={`${kind}.csv`}
              >
                {t('imports.template')}
              </a>
            </Inline>
            <Text size="small" tone="quiet">
              {t('imports.chooseHint')}
            </Text>
            <div role="status">
              {checking.pending ? t('imports.checking', { name: checking.variables?.name ?? '' }) : null}
            </div>
            {problem === null ? null : (
              <Notice
                tone="bad"
                live="assertive"
                action={
                  problem.unsent ? (
                    <Button size="small" onClick={() => problem.unsent && void check(problem.unsent)}>
                      {say('failure.retry')}
                    </Button>
                  ) : undefined
                }
              >
                {problem.text}
              </Notice>
            )}
          </Stack>
        </section>
        {kind === 'sailings' ? <PriceFile report={report} /> : null}
        <div ref={room}>
          {report ? <Report key={`${report.id} ${report.state}`} report={report} /> : null}
        </div>
        <LastFiles kind={kind} last={last} />
      </Stack>
    </Content>
  );
}

/** Moves focus to a report that opens after the page has loaded. It is below the chosen file and above the list. */
function useReportFirst(room: RefObject<HTMLElement | null>, reportId: string | null): void {
  const last = useRef(reportId);
  useEffect(() => {
    if (last.current === reportId) return;
    last.current = reportId;
    room.current?.querySelector<HTMLElement>('[data-begin]')?.focus();
  }, [room, reportId]);
}

export { ImportsScreen as Component };
