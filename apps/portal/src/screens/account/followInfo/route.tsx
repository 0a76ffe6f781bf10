import { useLoaded } from '@fairway/site';
import { Badge, ButtonLink, Content, Icon, Inline, Notice, PageHead, Stack } from '@fairway/ui';
import { ArrowLeft } from 'lucide-react';
import { CalendarButton } from '../../../features/calendar/CalendarButton.tsx';
import { FollowButton } from '../../../features/follow/FollowButton.tsx';
import { Moved } from '../../../features/follow/Moved.tsx';
import { Facts } from '../../../features/guide/Facts.tsx';
import { weekName } from '../../../features/sailings/weekName.ts';
import { ShipmentProblems, ShipmentTool } from '../../../features/shipment/ShipmentTool.tsx';
import { useShipmentQuery } from '../../../features/shipment/useShipment.ts';
import { useWords } from '../../../language/words.ts';
import { dataChartAddress } from '../../freight/dataChart/address.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { routeChangesAddress } from '../../freight/routeChanges/address.ts';
import { myFollow } from '../myFollow/address.ts';
import { Coming } from './Coming.tsx';
import * as styles from './FollowInfoScreen.css.ts';
import type { loader } from './loader.ts';
import { PriceHistory, TotalHistory } from './PriceHistory.tsx';
import type { words } from './words.zh.ts';

/** One route: its current price, the weekly history, and the next departures. */
function FollowInfoScreen() {
  const data = useLoaded<typeof loader>();
  const spoken = useWords<typeof words>();
  const { t, format, nameOf } = spoken;
  const { origin, destination, attention, weeks, week, coming, quickest, moved, updatedAt, sample } = data;
  const last = weeks.at(-1);
  const shipment = useShipmentQuery();
  const isCosted = shipment.boxes !== undefined;
  const price = isCosted ? last?.total : last?.prices?.['40HQ'];
  const [next] = coming;
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <div>
            <ButtonLink
              tone="quiet"
              size="small"
              flush="start"
              icon={<Icon icon={ArrowLeft} directional />}
              href={myFollow.addressOf(shipment)}
            >
              {t('followInfo.back')}
            </ButtonLink>
          </div>
          <PageHead
            title={t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
            aside={
              <Inline>
                <FollowButton
                  key={`${origin.code}-${destination.code}`}
                  {...{ origin, destination, spoken }}
                  followed={attention !== null}
                />
                <CalendarButton
                  subject={{ kind: 'route', origin: origin.code, destination: destination.code }}
                />
                <ButtonLink
                  href={resultsAddress({
                    origin: origin.code,
                    destination: destination.code,
                    week,
                    ...shipment,
                  })}
                >
                  {t('followInfo.results')}
                </ButtonLink>
                <ButtonLink
                  href={routeChangesAddress({ origin: origin.code, destination: destination.code })}
                >
                  {t('title.routeChanges')}
                </ButtonLink>
                <ButtonLink href={dataChartAddress({ origin: origin.code, destination: destination.code })}>
                  {t('followInfo.market')}
                </ButtonLink>
              </Inline>
            }
          >
            <p className={styles.head}>
              {attention ? (
                <span>{t('followInfo.since', { day: format.day(attention.followedAt) })}</span>
              ) : null}
              {updatedAt ? <span>{t('freight.updated', { time: format.instant(updatedAt) })}</span> : null}
              {sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
              <ShipmentTool />
            </p>
          </PageHead>
        </Stack>
        <ShipmentProblems />
        {attention ? null : <Notice tone="info">{t('followInfo.notFollowed')}</Notice>}
        <Facts
          label={t('followInfo.facts', { week: weekName(week, format) })}
          of={[
            {
              term: t(isCosted ? 'followInfo.lowestTotal' : 'followInfo.lowest'),
              value: price ? (
                <>
                  {format.money(price)}{' '}
                  {isCosted ? null : <Moved by={moved} currency={price.currency} spoken={spoken} />}
                </>
              ) : (
                t('followInfo.notQuoted')
              ),
              aside: price && moved !== null && !isCosted ? t('follow.against') : null,
            },
            { term: t('followInfo.sailings'), value: format.number(last?.sailings ?? 0) },
            { term: t('followInfo.departure'), value: next ? format.portDay(next.departure) : null },
            {
              term: t('followInfo.quickest'),
              value: quickest ? t('freight.days', { count: quickest.transitDays }) : null,
            },
          ]}
        />
        {isCosted ? (
          <TotalHistory weeks={weeks} costAccess={data.costAccess} />
        ) : (
          <PriceHistory weeks={weeks} />
        )}
        <Coming data={data} shipment={shipment} />
      </Stack>
    </Content>
  );
}

export { FollowInfoOutline as Outline } from './FollowInfoOutline.tsx';
export { subject } from './subject.ts';
export { FollowInfoScreen as Component };
