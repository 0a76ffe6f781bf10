import { changedListing } from '@fairway/gateway/contract/listAddress';
import { Badge, Inline, PageHead, useLink } from '@fairway/ui';
import { thursdayOf } from '@fairway/ui/dates';
import type { ReactNode } from 'react';
import { FollowButton } from '../../../features/follow/FollowButton.tsx';
import { weekName } from '../../../features/sailings/weekName.ts';
import { CostLegend } from '../../../features/shipment/CostBar.tsx';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { useWords } from '../../../language/words.ts';
import { dataChartAddress } from '../dataChart/address.ts';
import { routeCalendarAddress } from '../routeCalendar/address.ts';
import { countText } from './countText.ts';
import * as styles from './FreightScreen.css.ts';
import { nextBookable } from './firstBookable.ts';
import type { ResultsProps } from './resultsProps.ts';
import { resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

/** The route, the number of sailings, the age of the data, and the filter of sailings. */
export function ResultsHead({
  search,
  shownSearch,
  weeks,
  page,
  followed,
  searchOpener,
}: ResultsProps & { searchOpener: ReactNode }) {
  const costWords = useCostWords();
  const Link = useLink();
  const spoken = useWords<typeof words>();
  const { t, format, nameOf } = spoken;
  const { origin, destination } = page;
  const note =
    page.access === 'login'
      ? t('freight.loginNote')
      : search.boxes === undefined
        ? t('freight.note')
        : page.costAccess === 'open'
          ? t('freight.totalNote')
          : t('freight.freightNote');
  const nextWeek = nextBookable(weeks ?? [], shownSearch.week);
  const rates = costWords.rates(page.rates);
  const oldRate = costWords.oldRate(page.rates);
  return (
    <div className={styles.head}>
      <PageHead
        className={styles.headLine}
        title={t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
        aside={
          <Inline gap="s">
            <FollowButton
              compact
              key={`${origin.code}-${destination.code}`}
              {...{ origin, destination, followed, spoken }}
            />
            {searchOpener}
          </Inline>
        }
      />
      <p className={styles.facts}>
        <strong className={styles.count}>{countText(page, t)}</strong>
        {nextWeek ? (
          <Link className={styles.toCharts} href={resultsAddress(changedListing(search, { week: nextWeek }))}>
            {t('freight.nextBookable', { week: weekName(nextWeek, format) })}
          </Link>
        ) : null}
        <span className={styles.note}>{note}</span>
        {page.updatedAt ? (
          <span>{t('freight.updated', { time: format.instant(page.updatedAt) })}</span>
        ) : null}
        <Link
          className={styles.toCharts}
          href={dataChartAddress({ origin: origin.code, destination: destination.code })}
        >
          {t('freight.charts')}
        </Link>
        <Link
          className={styles.toCharts}
          href={routeCalendarAddress({
            origin: origin.code,
            destination: destination.code,
            month: thursdayOf(search.week).slice(0, 7),
          })}
        >
          {t('freight.calendar')}
        </Link>
        {page.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
        {search.boxes !== undefined && page.costAccess === 'open' ? <CostLegend /> : null}
        {rates === null ? null : <span className={styles.note}>{rates}</span>}
        {oldRate === null ? null : <Badge tone="caution">{oldRate}</Badge>}
      </p>
    </div>
  );
}
