import type { Person } from '@fairway/gateway/contract/people';
import { RouterLink } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { Status, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from '../People.css.ts';
import type { words } from './words.zh.ts';

const states = ['off', 'waiting', 'done', 'bad'] as const;

/** The submitted certifications, newest first, with a link to the review while one is pending. */
export function Certifications({ rows }: { rows: Person['certifications'] }) {
  const { t, format } = useWords<typeof words>();
  if (rows.length === 0) return <Text tone="quiet">{t('person.noCertification')}</Text>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, kind, name, status, revision, submittedAt, decidedAt }) => (
        <li key={id} className={styles.row}>
          <span className={styles.two}>
            <span>
              {t(`person.kind.${kind}`)} · {name}
            </span>
            <span className={styles.quiet}>
              {format.stamp(decidedAt ?? submittedAt)} · {t('person.submission', { count: revision })}
            </span>
          </span>
          {status === auditStatus.underReview ? (
            <RouterLink href={`/certifications?kind=${kind}&id=${id}`}>{t('person.see')}</RouterLink>
          ) : (
            <Status kind={states[status]}>{t(`person.audits.s${status}`)}</Status>
          )}
        </li>
      ))}
    </ul>
  );
}
