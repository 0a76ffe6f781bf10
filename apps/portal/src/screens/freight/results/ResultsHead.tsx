import { Badge, Segmented } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../language/useWords.ts';
import * as styles from './FreightScreen.css.ts';
import type { Found } from './FreightScreen.tsx';
import { changed, type Routing, resultsAddress } from './search.ts';

/** Where am I, how many sailings, how fresh, and which of them. */
export function ResultsHead({ search, found }: Found) {
  const { t, format, nameOf } = useWords();
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>
          {t('freight.title', { origin: nameOf(found.origin), destination: nameOf(found.destination) })}
        </h1>
        <p className={styles.facts}>
          <strong className={styles.count}>{t('freight.count', { count: found.total })}</strong>
          <span>{t('freight.note')}</span>
          {found.updatedAt ? (
            <span>{t('freight.updated', { time: format.instant(found.updatedAt) })}</span>
          ) : null}
          {found.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
        </p>
      </div>
      <RoutingChoice search={search} />
    </div>
  );
}

/** Which sailings: all, direct ones, ones with a transfer. */
export function RoutingChoice({ search }: Pick<Found, 'search'>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const routings: { value: Routing; label: string }[] = [
    { value: 'all', label: t('freight.all') },
    { value: 'direct', label: t('freight.direct') },
    { value: 'transfer', label: t('freight.transfer') },
  ];
  return (
    <Segmented
      label={t('freight.routing')}
      options={routings}
      value={search.routing}
      onChange={(routing) =>
        void navigate(resultsAddress(changed(search, { routing })), { preventScrollReset: true })
      }
    />
  );
}
