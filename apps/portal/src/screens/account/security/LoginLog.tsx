import { loginOutcomes, loginWays } from '@fairway/gateway/contract/listings/loginLog';
import type { LoginLogEntry } from '@fairway/gateway/contract/security';
import { ListEmpty, ListPages, ListTools, useList } from '@fairway/site';
import { type Column, EmptyState, Section, Skeleton, Stack, Status, Text } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { useWords } from '../../../language/words.ts';
import { loginLog } from './address.ts';
import type { SecurityData } from './loader.ts';
import * as styles from './SecurityScreen.css.ts';
import { useDeviceName } from './useDeviceName.ts';
import type { words } from './words.zh.ts';

const loadPage = async () => (await import('./loader.ts')).page;
const rowKey = ({ id }: LoginLogEntry) => id;

export interface LoginLogProps {
  query: SecurityData['query'];
  /** Null while the first rows are on their way. */
  logins: SecurityData['logins'] | null;
}

/** Logins of the last 30 days, and those that failed. */
export function LoginLog({ query, logins }: LoginLogProps) {
  const { t } = useWords<typeof words>();
  const columns = useColumns();
  const controls = useList(loginLog, query);
  const total = logins?.total ?? 0;
  const none = logins !== null && total === 0;
  const caption = t('security.logCaption');
  return (
    <Section ground="none" title={t('security.logTitle')} note={t('security.logNote')}>
      <Stack>
        <Text size="small" tone="quiet">
          {t('security.notYou')}
        </Text>
        {none && !loginLog.isNarrowed(query) ? null : (
          <ListTools
            {...{ list: loginLog, controls: controls, total, caption, columns, rowKey }}
            currentQuery={query}
            fileName={caption}
            fetch={async (listQuery, send) => (await loadPage()).fetch(listQuery, send)}
            fields={[
              {
                key: 'way',
                label: t('security.way'),
                kind: 'choice',
                options: loginWays.map((value) => ({ value, label: t(`security.wayOf.${value}`) })),
              },
              {
                key: 'outcome',
                label: t('security.outcome'),
                kind: 'choice',
                options: loginOutcomes.map((value) => ({ value, label: t(`security.outcomeOf.${value}`) })),
              },
            ]}
          />
        )}
        {none ? (
          <ListEmpty list={loginLog} query={query}>
            <EmptyState kind="none-yet" title={t('security.logEmpty')} size="small">
              {t('security.logEmptyText')}
            </EmptyState>
          </ListEmpty>
        ) : (
          <Rows rows={logins?.rows ?? null} moving={controls.pending} />
        )}
        {logins ? (
          <ListPages {...{ list: loginLog, query, total, controls: controls, prefetchable: loadPage }} />
        ) : null}
      </Stack>
    </Section>
  );
}

/** One row a login: a line on a desk, two on a phone. */
function Rows({ rows, moving }: { rows: readonly LoginLogEntry[] | null; moving: boolean }) {
  const { t } = useWords<typeof words>();
  const { timeOf, wayOf, whereOf } = useSaid();
  if (!rows) return <Skeleton rows={10} columns={4} />;
  return (
    <ul
      className={joinClasses(styles.rows, moving && styles.moving)}
      aria-label={t('security.logCaption')}
      aria-busy={moving || undefined}
    >
      {rows.map((entry) => (
        <li key={entry.id} className={styles.login}>
          <span className={styles.name}>{timeOf(entry)}</span>
          <Status kind={entry.outcome === 'success' ? 'done' : 'bad'}>
            {t(`security.outcomeOf.${entry.outcome}`)}
          </Status>
          <span className={styles.loginNote}>{wayOf(entry)}</span>
          <span className={styles.loginNote}>{whereOf(entry)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns the texts of a login, for the page and for the file. */
function useSaid() {
  const { t, format } = useWords<typeof words>();
  const { nameOf, networkOf, accountOf } = useDeviceName();
  return {
    timeOf: ({ at }: LoginLogEntry) => format.stamp(at),
    wayOf: (entry: LoginLogEntry) => [t(`security.wayOf.${entry.way}`), accountOf(entry)].join(' · '),
    whereOf: (entry: LoginLogEntry) => [nameOf(entry), networkOf(entry)].filter(Boolean).join(' · '),
  };
}

/** Columns of the file and the print. */
function useColumns(): readonly Column<LoginLogEntry>[] {
  const { t } = useWords<typeof words>();
  const { timeOf, wayOf, whereOf } = useSaid();
  const column = (key: string, header: string, say: (entry: LoginLogEntry) => string) => ({
    key,
    header,
    value: say,
  });
  return [
    column('at', t('security.at'), timeOf),
    column('outcome', t('security.outcome'), ({ outcome }) => t(`security.outcomeOf.${outcome}`)),
    column('way', t('security.way'), wayOf),
    column('device', t('security.device'), whereOf),
  ];
}
