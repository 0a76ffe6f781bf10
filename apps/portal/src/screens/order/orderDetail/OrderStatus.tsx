import type { OrderDetail } from '@fairway/gateway/contract/order';
import { RouterLink, useGateway, useRevalidate } from '@fairway/site';
import { orderStatus } from '@fairway/trade';
import { Button, ButtonLink, Countdown, Notice } from '@fairway/ui';
import { textLang } from '../../../language/textLang.ts';
import { useWords } from '../../../language/words.ts';
import { myVipInfoAddress } from '../../account/myVipInfo/address.ts';
import { orderAddress } from '../order/address.ts';
import { productionAddress } from '../production/address.ts';
import * as styles from './OrderDetailScreen.css.ts';
import { useCancel } from './useCancel.ts';
import type { words } from './words.zh.ts';

/** The status of an order, the next step and the person who acts. */
export function OrderStatus({ order }: { order: OrderDetail }) {
  if (order.status === orderStatus.pendingPayment) return <Pending order={order} />;
  if (order.status === orderStatus.toBeConfirmed) return <Waiting order={order} />;
  return order.status === orderStatus.completed ? <Completed /> : <Cancelled order={order} />;
}

function Pending({ order }: { order: OrderDetail }) {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const revalidate = useRevalidate();
  const cancel = useCancel();
  const { cancelsAt, rejectReason } = order;
  return (
    <Notice
      tone={rejectReason === null ? 'caution' : 'bad'}
      title={t(rejectReason === null ? 'orderDetail.pendingTitle' : 'orderDetail.sentBackTitle')}
      action={
        <div className={styles.noPaper}>
          <ButtonLink tone="brand" href={orderAddress(order)}>
            {t(rejectReason === null ? 'orderDetail.pay' : 'orderDetail.proofAgain')}
          </ButtonLink>
          <Button onClick={() => void cancel(order)}>{t('orderDetail.cancel')}</Button>
        </div>
      }
    >
      {rejectReason === null ? null : <p lang={textLang(rejectReason)}>{rejectReason}</p>}
      {cancelsAt === null ? null : (
        <p>
          {t('orderDetail.pendingText', { at: format.stamp(cancelsAt) })}{' '}
          <span className={styles.left}>
            {t('orderDetail.left')}
            <Countdown
              until={cancelsAt}
              now={() => now().getTime()}
              signalBelow="always"
              onEnd={() => void revalidate()}
            />
          </span>
        </p>
      )}
    </Notice>
  );
}

function Waiting({ order: { reviewBy, vouchers } }: { order: OrderDetail }) {
  const { t, format } = useWords<typeof words>();
  return (
    <Notice tone="info" title={t('orderDetail.waitingTitle')}>
      <div className={styles.inNotice}>
        {reviewBy === null ? null : <p>{t('orderDetail.waitingText', { at: format.stamp(reviewBy) })}</p>}
        {vouchers.length > 0 ? (
          <ul className={styles.pictures} aria-label={t('orderDetail.proof')}>
            {vouchers.map(({ id, url }, index) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    className={styles.picture}
                    src={url}
                    alt={t('orderDetail.proofPicture', { number: index + 1 })}
                  />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Notice>
  );
}

function Completed() {
  const { t } = useWords<typeof words>();
  return (
    <Notice tone="good" title={t('orderDetail.doneTitle')}>
      {t('orderDetail.doneText')} <RouterLink href={myVipInfoAddress()}>{t('orderDetail.member')}</RouterLink>
    </Notice>
  );
}

function Cancelled({ order }: { order: OrderDetail }) {
  const { t, format } = useWords<typeof words>();
  const { cancelReason, cancelledAt, routes, durationMonths: months, memberCount: seats } = order;
  return (
    <Notice
      tone="neutral"
      title={t(cancelReason === 'timeout' ? 'orderDetail.timeTitle' : 'orderDetail.buyerTitle')}
      action={
        <div className={styles.noPaper}>
          <ButtonLink href={productionAddress({ routes: routes.map(({ id }) => id), months, seats })}>
            {t('orderDetail.again')}
          </ButtonLink>
        </div>
      }
    >
      {cancelledAt === null ? null : t('orderDetail.cancelledText', { at: format.stamp(cancelledAt) })}
    </Notice>
  );
}
