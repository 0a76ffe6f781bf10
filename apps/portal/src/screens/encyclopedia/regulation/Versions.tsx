import type { RegulationDetail } from '@fairway/gateway/contract/regulation';
import { Section } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './RegulationScreen.css.ts';
import type { words } from './words.zh.ts';

/** Dates of adoption and amendments, from the text of a law. */
export function Versions({ of }: { of: RegulationDetail['versions'] }) {
  const { t, format } = useWords<typeof words>();
  if (of.length === 0) return null;
  return (
    <Section ground="none" title={t('regulation.versions')} note={t('regulation.versionsNote')}>
      <ol className={styles.versions}>
        {of.map(({ day, text }, index) => (
          <li key={`${day} ${text}`} className={styles.versionRow}>
            <time dateTime={day} className={styles.versionDay}>
              {format.day(`${day}T04:00:00Z`)}
            </time>
            <span lang={text ? 'zh' : undefined}>
              {text || t(index === 0 ? 'regulation.adoptedHere' : 'regulation.amended')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
