import type { SailingDetail } from '@fairway/gateway/contract/freight';
import { boxTypes } from '@fairway/gateway/contract/shapes';
import { Badge, Inline, PageHead, Stack } from '@fairway/ui';
import { CalendarButton } from '../../../features/calendar/CalendarButton.tsx';
import { FollowButton } from '../../../features/follow/FollowButton.tsx';
import { ShipmentProblems, ShipmentTool } from '../../../features/shipment/ShipmentTool.tsx';
import { useCostWords } from '../../../features/shipment/useCostWords.ts';
import { WatchButton } from '../../../features/watch/WatchButton.tsx';
import { useWords } from '../../../language/words.ts';
import { BookButton } from './BookButton.tsx';
import * as styles from './DetailHead.css.ts';
import { QuoteButton } from './QuoteButton.tsx';
import type { words } from './words.zh.ts';

export interface DetailProps {
  detail: SailingDetail;
}

/** The sailing, its dates and its cost: a summary at a glance. */
export function DetailHead({ detail, followed }: DetailProps & { followed: boolean }) {
  const spoken = useWords<typeof words>();
  const { t, format, nameOf } = spoken;
  const costWords = useCostWords();
  const { sailing, origin, destination } = detail;
  return (
    <Stack>
      <PageHead
        title={t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
        aside={
          <Inline gap="s">
            <FollowButton {...{ origin, destination, followed, spoken }} />
            <CalendarButton subject={{ kind: 'sailing', sailingId: sailing.id }} />
            <BookButton />
            <QuoteButton sailing={sailing} />
            {sailing.closedBy === null ? (
              <WatchButton
                target={{
                  ...{ kind: 'sailing', origin, destination, id: sailing.id },
                  name: `${sailing.vessel} ${sailing.voyage}`,
                }}
                label={t('detail.watch')}
              />
            ) : null}
          </Inline>
        }
      >
        <p className={styles.ship}>
          <strong>
            {sailing.vessel} {sailing.voyage}
          </strong>
          <span>{nameOf(sailing.carrier)}</span>
          {sailing.transitPort ? (
            <Badge tone="neutral">{t('freight.via', { port: nameOf(sailing.transitPort) })}</Badge>
          ) : (
            <Badge tone="good">{t('freight.directTag')}</Badge>
          )}
          {detail.sample ? <Badge tone="caution">{t('freight.sample')}</Badge> : null}
        </p>
      </PageHead>
      <ol className={styles.legs} aria-label={t('detail.rail')}>
        <Leg
          name={t('detail.departure')}
          port={`${nameOf(origin)} ${origin.code}`}
          day={format.portDay(sailing.departure)}
        />
        <li className={styles.days} aria-hidden="true">
          <span className={styles.line} />
          {t('freight.days', { count: sailing.transitDays })}
          <span className={styles.line} />
        </li>
        <Leg
          name={t('detail.arrival')}
          port={`${nameOf(destination)} ${destination.code}`}
          day={format.portDay(sailing.arrival)}
        />
      </ol>
      <Inline gap="s">
        <ShipmentTool />
        {detail.cost?.total ? (
          <strong className={styles.amount}>{format.sum(detail.cost.total)}</strong>
        ) : detail.cost ? (
          <span>{t('shipment.noTotal', { missing: costWords.missing(detail.cost.missing) })}</span>
        ) : null}
      </Inline>
      <ShipmentProblems />
      <dl className={styles.prices} aria-label={t('detail.reference')}>
        {boxTypes.map((box) => {
          const price = sailing.prices?.[box];
          return (
            <div key={box} className={styles.price}>
              <dt className={styles.box}>{box}</dt>
              <dd className={styles.amount}>{price ? format.money(price) : t('freight.notQuoted')}</dd>
            </div>
          );
        })}
      </dl>
    </Stack>
  );
}

function Leg({ name, port, day }: { name: string; port: string; day: string }) {
  return (
    <li className={styles.leg}>
      <span className={styles.legName}>{name}</span>
      <strong className={styles.legDay}>
        <bdi>{day}</bdi>
      </strong>
      <span className={styles.legPort}>{port}</span>
    </li>
  );
}
