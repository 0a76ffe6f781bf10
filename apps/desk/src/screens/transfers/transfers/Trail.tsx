import type { TrailEntry } from '@fairway/gateway/contract/transferReview';
import * as styles from './CaseView.css.ts';
import { useWords } from './words.ts';

const known = [
  'ordered',
  'voucherHandedIn',
  'paid',
  'cancelled',
  'transferOpened',
  'transferFirstConfirmed',
  'transferConfirmed',
  'transferSentBack',
] as const;

/** What happened to the transfer, newest first. It only grows. */
export function Trail({ trail }: { trail: readonly TrailEntry[] }) {
  const { t, format } = useWords();
  const who = ({ by, what }: TrailEntry) =>
    by ?? t(what === 'cancelled' ? 'transfers.trail.system' : 'transfers.trail.buyer');
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h3 className={styles.blockTitle}>{t('transfers.trail.title')}</h3>
        <span className={styles.keys}>{t('transfers.trail.only')}</span>
      </div>
      <ol className={styles.trail}>
        {trail.flatMap((entry) => {
          const what = known.find((each) => each === entry.what);
          return what === undefined
            ? []
            : [
                <li key={`${entry.at} ${what}`} className={styles.trailEntry}>
                  <span className={styles.trailAt}>
                    {format.instant(entry.at)} · {who(entry)}
                  </span>
                  <span className={styles.trailWhat}>{t(`transfers.trail.${what}`)}</span>
                  {entry.reason ? <span className={styles.checkText}>{entry.reason}</span> : null}
                </li>,
              ];
        })}
      </ol>
    </section>
  );
}
