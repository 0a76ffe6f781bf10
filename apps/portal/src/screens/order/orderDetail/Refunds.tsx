import type { OrderRefund } from '@fairway/gateway/contract/order';
import { payWays } from '@fairway/trade';
import { Notice } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const tones = { open: 'caution', done: 'good', failed: 'bad' } as const;

/** Received money that pays for nothing: the state of its refund. */
export function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const { t, format, nameOf } = useWords<typeof words>();
  return refunds.map(({ amount, reason, state, payWay, createdAt, doneAt }) => {
    const facts = {
      amount: format.sum(amount),
      way: nameOf(payWays[payWay]),
      reason: t(`orderDetail.refundReasons.${reason}`),
    };
    return (
      <Notice key={createdAt} tone={tones[state]}>
        {state === 'done' && doneAt !== null
          ? t('orderDetail.refundDone', { ...facts, at: format.stamp(doneAt) })
          : t(state === 'failed' ? 'orderDetail.refundFailed' : 'orderDetail.refundOpen', facts)}
      </Notice>
    );
  });
}
