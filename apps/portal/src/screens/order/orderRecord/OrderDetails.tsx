import type { Order } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { Description, Descriptions, Notice, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './OrderRecordScreen.css.ts';
import type { words } from './words.zh.ts';

/** The items of an order and its outcome. */
export function OrderDetails({ order }: { order: Order }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const {
    routes,
    listAmount,
    discount,
    paidAt,
    periods,
    voucherAt,
    cancelsAt,
    rejectReason,
    status,
    invoiceStatus,
  } = order;
  return (
    <Stack gap="m">
      {rejectReason === null ? null : (
        <Notice tone="bad">{t('orderRecord.rejectReason', { reason: rejectReason })}</Notice>
      )}
      {periods
        .filter(({ follows }) => follows)
        .map(({ from, until, seaRouteIds }) => (
          <Notice key={from} tone="info">
            {t('orderRecord.follows', {
              count: seaRouteIds.length,
              from: format.stamp(from),
              until: format.stamp(until),
            })}
          </Notice>
        ))}
      <Descriptions columns={4}>
        <Description term={t('orderRecord.routes')} wide>
          <ul className={styles.routes}>
            {routes.map(({ id, origin, destination }) => (
              <li key={id}>
                {t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) })}
              </li>
            ))}
          </ul>
        </Description>
        <Description term={t('orderRecord.list')}>{format.sum(listAmount)}</Description>
        <Description term={t('orderRecord.discount')}>
          {discount.amount > 0 ? `−${format.sum(discount)}` : null}
        </Description>
        <Description term={t('orderRecord.paidAt')}>{paidAt ? format.stamp(paidAt) : null}</Description>
        {status === orderStatus.completed ? (
          <Description term={t('orderRecord.invoice')}>
            {t(`orderRecord.invoices.i${invoiceStatus}`)}
          </Description>
        ) : null}
        {cancelsAt ? (
          <Description term={t('orderRecord.payBy')}>{format.stamp(cancelsAt)}</Description>
        ) : null}
        {voucherAt ? (
          <Description term={t('orderRecord.voucherAt')}>{format.stamp(voucherAt)}</Description>
        ) : null}
      </Descriptions>
    </Stack>
  );
}
