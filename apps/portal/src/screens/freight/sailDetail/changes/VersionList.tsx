import type { SailingVersion } from '@fairway/gateway/contract/sailingHistory';
import * as styles from './ChangesSection.css.ts';
import { useChangeWords } from './useChangeWords.ts';

/** Each version with the values that it changed, the newest first. */
export function VersionList({ versions }: { versions: readonly SailingVersion[] }) {
  const { t, format, changeTexts } = useChangeWords();
  return (
    <ol className={styles.timeline}>
      {versions.map(({ recordedAt, source, changed, changes }) => (
        <li key={recordedAt} className={styles.version}>
          <p className={styles.versionHead}>
            <time dateTime={recordedAt}>{format.instant(recordedAt)}</time>
            <span>{t(`changes.source.${source}`)}</span>
          </p>
          {changed ? (
            <ul className={styles.values}>
              {changes.map((change) => {
                const { name, from, to } = changeTexts(change);
                return (
                  <li key={name} className={styles.value}>
                    <span>{name}</span>
                    <bdi className={styles.former}>{from}</bdi>
                    <span aria-hidden="true">→</span>
                    <bdi className={styles.latest}>{to}</bdi>
                  </li>
                );
              })}
            </ul>
          ) : (
            <p>{t('changes.listed')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
