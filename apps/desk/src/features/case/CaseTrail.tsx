import { Inline, Timeline, TimelineEntry } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import * as styles from './Case.css.ts';
import type { TrailEntry } from './content.ts';
import type { words } from './words.zh.ts';

export interface CaseTrailProps {
  /** Newest first. */
  entries: readonly TrailEntry[];
}

/** The history of a case, newest first. It only grows. */
export function CaseTrail({ entries }: CaseTrailProps) {
  const { t } = useWords<typeof words>();
  return (
    <section className={styles.block}>
      <Inline align="baseline" justify="between" wrap={false}>
        <h3 className={styles.blockTitle}>{t('case.trail')}</h3>
        <span className={styles.keys}>{t('case.only')}</span>
      </Inline>
      <TrailEntries entries={entries} />
    </section>
  );
}

/** The entries of a history, newest first. */
export function TrailEntries({ entries }: CaseTrailProps) {
  const { format } = useWords();
  return (
    <Timeline>
      {entries.map(({ at, by, what, reason }) => (
        <TimelineEntry key={`${at} ${what}`} at={format.instant(at)} dateTime={at} by={by} note={reason}>
          {what}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
