import type { Order } from '@fairway/gateway/contract/order';
import { useGateway } from '@fairway/site';
import { type OrderStatus, orderStatus } from '@fairway/trade';
import { Countdown, Status, type StatusProps } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

export interface OrderStateProps {
  order: Order;
  /** Its countdown has ended. */
  onTimeOut: () => void;
}

const kinds: Record<OrderStatus, StatusProps['kind']> = {
  [orderStatus.toBeConfirmed]: 'running',
  [orderStatus.pendingPayment]: 'waiting',
  [orderStatus.completed]: 'done',
  [orderStatus.cancelled]: 'off',
};
/** Farther away than this, in ms, no countdown is shown; the details have the date. */
const soon = 3_600_000;

/** The status of an order; while it waits for payment, with the remaining time. */
export function OrderState({ order: { status, cancelsAt, rejectReason }, onTimeOut }: OrderStateProps) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const serverTime = () => now().getTime();
  const returned = status === orderStatus.pendingPayment && rejectReason !== null;
  return (
    <Status kind={returned ? 'bad' : kinds[status]}>
      {returned ? t('orderRecord.sentBack') : t(`orderRecord.tab.s${status}`)}{' '}
      {cancelsAt !== null && Date.parse(cancelsAt) - serverTime() < soon ? (
        <Countdown until={cancelsAt} now={serverTime} signalBelow="always" onEnd={onTimeOut} />
      ) : null}
    </Status>
  );
}
