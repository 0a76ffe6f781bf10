import { Badge, PageHead, Segmented } from '@fairway/ui';
import * as styles from './FreightScreen.css.ts';
import type { Found } from './FreightScreen.tsx';
import type { Routing } from './search.ts';
import { useWords } from './words.ts';

/** Where am I, how many sailings, how fresh, and which of them. */
export function ResultsHead({ search, found, hand }: Found) {
  const { t, format, nameOf } = useWords();
  return (
    <PageHead
      heading={t('freight.title', { origin: nameOf(found.origin), destination: nameOf(found.destination) })}
      aside={<RoutingChoice search={search} hand={hand} />}
    >
      <p className={styles.facts}>
        <strong className={styles.count}>{t('freight.count', { count: found.total })}</strong>
        <span>{t('freight.note')}</span>
        {found.updatedAt ? (
          <span>{t('freight.updated', { time: format.instant(found.updatedAt) })}</span>
        ) : null}
        {found.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
      </p>
    </PageHead>
  );
}

/** Which sailings: all, direct ones, ones with a transfer. In an outline, where nothing can be pressed, it asks nobody. */
export function RoutingChoice({ search, hand }: Pick<Found, 'search'> & Partial<Pick<Found, 'hand'>>) {
  const { t } = useWords();
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
      onChange={(routing) => hand?.change({ routing })}
    />
  );
}
