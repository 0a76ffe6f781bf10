import { Badge, Inline, PageHead, Segmented, useLink } from '@fairway/ui';
import { FollowButton } from '../../../features/follow/FollowButton.tsx';
import { useWords } from '../../../language/words.ts';
import { dataChartAddress } from '../dataChart/address.ts';
import * as styles from './FreightScreen.css.ts';
import type { ResultsProps } from './resultsProps.ts';
import type { Routing } from './search.ts';
import type { words } from './words.zh.ts';

/** Where am I, how many sailings, how fresh, and which of them. */
export function ResultsHead({ search, page, controls, followed }: ResultsProps) {
  const Link = useLink();
  const spoken = useWords<typeof words>();
  const { t, format, nameOf } = spoken;
  const { origin, destination } = page;
  return (
    <PageHead
      heading={t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
      aside={
        <Inline gap="s">
          <FollowButton
            compact
            key={`${origin.code}-${destination.code}`}
            {...{ origin, destination, followed, spoken }}
          />
          <RoutingChoice search={search} controls={controls} />
        </Inline>
      }
    >
      <p className={styles.facts}>
        <strong className={styles.count}>{t('freight.count', { count: page.total })}</strong>
        <span>{t('freight.note')}</span>
        {page.updatedAt ? (
          <span>{t('freight.updated', { time: format.instant(page.updatedAt) })}</span>
        ) : null}
        <Link
          className={styles.toCharts}
          href={dataChartAddress({ origin: origin.code, destination: destination.code })}
        >
          {t('freight.charts')}
        </Link>
        {page.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
      </p>
    </PageHead>
  );
}

/** Which sailings: all, direct ones, ones with a transfer. In an outline, where nothing can be pressed, it asks nobody. */
export function RoutingChoice({
  search,
  controls,
}: Pick<ResultsProps, 'search'> & Partial<Pick<ResultsProps, 'controls'>>) {
  const { t } = useWords<typeof words>();
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
      onChange={(routing) => controls?.change({ routing })}
    />
  );
}
