import type { Order } from '@fairway/gateway/contract/order';
import { RouterLink } from '@fairway/site';
import { orderStatus, payWays } from '@fairway/trade';
import { Button, ButtonLink, Copyable, type GridColumn } from '@fairway/ui';
import { useMemo } from 'react';
import { time } from '../../../features/time.css.ts';
import { useWords } from '../../../language/words.ts';
import { orderAddress } from '../order/address.ts';
import { orderDetailAddress } from '../orderDetail/address.ts';
import * as styles from './OrderRecordScreen.css.ts';
import { OrderState } from './OrderState.tsx';
import type { words } from './words.zh.ts';

export interface OrderColumnsOptions {
  /** Whether orders may have seats: those of companies. */
  readonly seats: boolean;
  readonly onCancel: (order: Order) => void;
  /** The countdown of an order has ended. */
  readonly onTimeOut: () => void;
}

/** Px, taken from the routes: all columns fit a page of 1200. */
const seatsWidth = 56;

const isPending = ({ status }: Order) => status === orderStatus.pendingPayment;

/** The columns of the orders; keep the callbacks' identity, or every row is rendered again. */
export function useOrderColumns(options: OrderColumnsOptions): readonly GridColumn<Order>[] {
  const { seats, onCancel, onTimeOut } = options;
  const { t, format, nameOf, language } = useWords<typeof words>();
  return useMemo(() => {
    // An English status is half as long again as a Chinese one.
    const wordy = language === 'en';
    const routeName = ({ origin, destination }: Order['routes'][number]) =>
      t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
    const wayOf = ({ payWay }: Order) =>
      payWay === null ? '' : nameOf(payWays[payWay].inColumn ?? payWays[payWay]);
    const columns: (GridColumn<Order> | null)[] = [
      {
        key: 'number',
        header: t('orderRecord.number'),
        priority: 'title',
        phonePlace: 'aside',
        pinned: 'start',
        hideable: false,
        size: 190,
        cell: (order) => (
          <Copyable value={order.orderNo} name={`${t('orderRecord.number')} ${order.orderNo}`}>
            <RouterLink href={orderDetailAddress(order)} className={styles.number}>
              {order.orderNo}
            </RouterLink>
          </Copyable>
        ),
        value: ({ orderNo }) => orderNo,
      },
      {
        key: 'status',
        phonePlace: 'line',
        header: t('orderRecord.status'),
        size: wordy ? 196 : 158,
        cell: (order) => <OrderState order={order} onTimeOut={onTimeOut} />,
        value: ({ status }) => t(`orderRecord.tab.s${status}`),
      },
      {
        key: 'amount',
        phonePlace: 'figure',
        header: t('orderRecord.amount'),
        sortable: true,
        firstSort: 'descending',
        size: 98,
        align: 'end',
        cell: ({ amount }) => <span className={styles.money}>{format.sum(amount)}</span>,
        value: ({ amount }) => amount.amount / 100,
      },
      {
        key: 'createdAt',
        header: t('orderRecord.made'),
        sortable: true,
        firstSort: 'descending',
        // A zone behind the time needs room.
        size: 126 + (format.stamp(new Date(0)).length - 16) * 8,
        cell: ({ createdAt }) => <span className={time}>{format.stamp(createdAt)}</span>,
        value: ({ createdAt }) => format.stamp(createdAt),
      },
      {
        key: 'routes',
        phonePlace: 'title',
        header: t('orderRecord.routes'),
        size: (wordy ? 194 : 240) - (seats ? seatsWidth : 0),
        cell: ({ routes: [first, ...more] }) => (
          <span className={styles.lane}>
            <span className={styles.laneName}>{first ? routeName(first) : '—'}</span>{' '}
            {more.length > 0 ? (
              <span className={styles.more}>
                {t('orderRecord.moreRoutes', { more: more.length, all: more.length + 1 })}
              </span>
            ) : null}
          </span>
        ),
        // In a file a space is a space.
        value: ({ routes }) => routes.map(routeName).join('; ').replaceAll('\u00a0', ' '),
      },
      {
        key: 'period',
        header: t('orderRecord.period'),
        size: wordy ? 62 : 68,
        value: ({ durationMonths }) => t(`orderRecord.months.m${durationMonths}`),
      },
      seats
        ? {
            key: 'seats',
            header: t('orderRecord.seats'),
            size: seatsWidth,
            align: 'end',
            cell: ({ memberCount }) => format.number(memberCount),
            value: ({ memberCount }) => memberCount,
          }
        : null,
      {
        key: 'payWay',
        header: t('orderRecord.payWay'),
        size: wordy ? 102 : 90,
        cell: (order) => wayOf(order) || <span className={styles.quiet}>—</span>,
        value: wayOf,
      },
      {
        key: 'action',
        header: t('orderRecord.action'),
        headerHidden: true,
        priority: 'action',
        pinned: 'end',
        resizable: false,
        size: 140,
        align: 'end',
        cell: (order) =>
          isPending(order) ? (
            <span className={styles.actions}>
              <ButtonLink
                size="small"
                href={orderAddress(order)}
                aria-label={t('orderRecord.payOf', { orderNo: order.orderNo })}
              >
                {t('orderRecord.pay')}
              </ButtonLink>
              <Button
                size="small"
                tone="quiet"
                flush="end"
                aria-label={t('orderRecord.cancelOf', { orderNo: order.orderNo })}
                onClick={() => onCancel(order)}
              >
                {t('orderRecord.cancel')}
              </Button>
            </span>
          ) : null,
      },
    ];
    return columns.filter((column) => column !== null);
  }, [t, format, nameOf, language, seats, onCancel, onTimeOut]);
}
