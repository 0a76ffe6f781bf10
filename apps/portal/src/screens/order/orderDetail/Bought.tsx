import type { OrderDetail } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { Section } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { words } from './words.zh.ts';

/** The routes of an order, each with the days it is open. */
export function Bought({ order }: { order: OrderDetail }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { routes, periods, open, durationMonths, status } = order;
  const periodOf = (id: string) => periods.find(({ seaRouteIds }) => seaRouteIds.includes(id));
  /** When a route that was renewed ends; null where this order is its last. */
  const renewedUntil = (id: string) => {
    const until = open.find(({ seaRouteId }) => seaRouteId === id)?.until;
    const end = periodOf(id)?.until;
    return until && end && until > end ? until : null;
  };
  const closed = t(status === orderStatus.cancelled ? 'orderDetail.never' : 'orderDetail.notYet');
  return (
    <Section
      ground="none"
      title={t('orderDetail.bought')}
      note={t('orderDetail.boughtNote', {
        count: routes.length,
        months: t(`orderDetail.months.m${durationMonths}`),
      })}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('orderDetail.route')}</th>
            <th scope="col" className={styles.onlyWide}>
              {t('orderDetail.from')}
            </th>
            <th scope="col" className={styles.onlyWide}>
              {t('orderDetail.until')}
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ id, origin, destination }) => {
            const period = periodOf(id);
            const renewed = renewedUntil(id);
            return (
              <tr key={id}>
                <td>
                  <span className={styles.lane}>
                    {t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
                  </span>
                  {period?.follows ? <span className={styles.note}>{t('orderDetail.follows')}</span> : null}
                  {renewed ? (
                    <span className={styles.note}>
                      {t('orderDetail.renewed', { at: format.stamp(renewed) })}
                    </span>
                  ) : null}
                  <span className={styles.onlyPhone}>
                    <span className={styles.note}>
                      {period ? `${format.stamp(period.from)} – ${format.stamp(period.until)}` : closed}
                    </span>
                  </span>
                </td>
                {period ? (
                  <>
                    <td className={styles.onlyWide}>
                      <span className={styles.stamp}>{format.stamp(period.from)}</span>
                    </td>
                    <td className={styles.onlyWide}>
                      <span className={styles.stamp}>{format.stamp(period.until)}</span>
                    </td>
                  </>
                ) : (
                  <td colSpan={2} className={styles.onlyWide}>
                    <span className={styles.note}>{closed}</span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
