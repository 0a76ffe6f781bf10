import type { TrackedContainer } from '@fairway/gateway/contract/cargoTracking';
import { Status } from '@fairway/ui';
import { formatContainer } from '@fairway/ui/codes';
import { useWords } from '../../../language/words.ts';
import * as styles from './Containers.css.ts';
import { stateMarks } from './stateMarks.ts';
import type { words } from './words.zh.ts';

/** Each container of a bill: its state, and its last event. */
export function Containers({ containers }: { containers: readonly TrackedContainer[] }) {
  const { t, nameOf, format } = useWords<typeof words>();
  return (
    <section aria-label={t('tracking.containers')}>
      <h3 className={styles.title}>{t('tracking.containers')}</h3>
      <ul className={styles.list}>
        {containers.map(({ number, boxType, state, exception, last }) => (
          <li key={number} className={styles.row}>
            <span className={styles.number}>{formatContainer(number)}</span>
            <span className={styles.type}>{boxType}</span>
            <span className={styles.state}>
              <Status kind={exception ? 'bad' : stateMarks[state]}>
                {exception ? t(`tracking.exceptions.${exception}`) : t(`tracking.states.${state}`)}
              </Status>
            </span>
            <span className={styles.last}>
              {last
                ? [
                    t(`tracking.what.${last.what}`),
                    last.port ? nameOf(last.port) : null,
                    last.at ? format.portTime(last.at) : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
