import { RouterLink, useLoaded } from '@fairway/site';
import { Badge, Content, EmptyState, Notice, PageHead, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './HomeScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

const addresses = {
  companyCertifications: '/certifications',
  personalCertifications: '/certifications?kind=personal',
  remittances: '/remittances',
  transfers: '/transfers',
  insurance: '/insurance',
  invoices: '/invoices',
} as const;

/** The work queues; overdue items and items due today are shown only if there are any. */
function HomeScreen() {
  const { t } = useWords<typeof words>();
  const { queues, doneToday, alone } = useLoaded<typeof loader>();
  const waiting = queues.filter((queue) => queue.waiting > 0);
  return (
    <Content className={styles.page}>
      <PageHead
        title={t('home.title')}
        aside={doneToday > 0 ? <Text tone="quiet">{t('home.done', { count: doneToday })}</Text> : null}
      />
      {alone ? (
        <Notice
          tone="info"
          title={t('home.alone')}
          action={<RouterLink href="/staff">{t('home.invite')}</RouterLink>}
        >
          {t('home.aloneText')}
        </Notice>
      ) : null}
      {waiting.length === 0 ? (
        <EmptyState kind="none-yet" title={t(queues.length === 0 ? 'home.none' : 'home.clear')}>
          {t(queues.length === 0 ? 'home.noneText' : 'home.clearText')}
        </EmptyState>
      ) : (
        <ul className={styles.queues}>
          {waiting.map(({ queue, waiting: count, late, dueToday }) => (
            <li key={queue}>
              <RouterLink href={addresses[queue]} className={styles.queue}>
                <span className={styles.name}>{t(`home.queue.${queue}`)}</span>
                <span className={styles.badges}>
                  {late > 0 ? <Badge tone="bad">{t('home.late', { count: late })}</Badge> : null}
                  {dueToday > 0 ? <Badge tone="caution">{t('home.today', { count: dueToday })}</Badge> : null}
                </span>
                <span className={styles.count}>
                  <strong className={styles.number}>{count}</strong> {t('home.waiting')}
                </span>
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </Content>
  );
}

export { HomeScreen as Component };
