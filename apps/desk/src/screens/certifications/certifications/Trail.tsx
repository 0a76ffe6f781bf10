import type { CertificationTrailEntry } from '@fairway/gateway/contract/certificationReview';
import * as styles from './CaseView.css.ts';
import { useWords } from './words.ts';

const known = [
  'submitted',
  'submittedAgain',
  'withdrawn',
  'amountTyped',
  'amountWrong',
  'certificationOpened',
  'idNumberShown',
  'certificationFirstPassed',
  'certificationPassed',
  'certificationReturned',
  'remittanceSent',
] as const;

/** What happened to the application, newest first. It only grows. */
export function Trail({ trail }: { trail: readonly CertificationTrailEntry[] }) {
  const { t, format } = useWords();
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h3 className={styles.blockTitle}>{t('certifications.trail.title')}</h3>
        <span className={styles.keys}>{t('certifications.trail.only')}</span>
      </div>
      <ol className={styles.trail}>
        {trail.flatMap((entry) => {
          const what = known.find((each) => each === entry.what);
          return what === undefined
            ? []
            : [
                <li key={`${entry.at} ${what}`} className={styles.trailEntry}>
                  <span className={styles.trailAt}>
                    {format.instant(entry.at)} · {entry.by ?? t('certifications.trail.applicant')}
                  </span>
                  <span className={styles.trailWhat}>{t(`certifications.trail.${what}`)}</span>
                  {entry.reason ? <span className={styles.checkText}>{entry.reason}</span> : null}
                </li>,
              ];
        })}
      </ol>
    </section>
  );
}
