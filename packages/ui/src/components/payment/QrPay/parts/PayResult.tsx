import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Description, Descriptions } from '../../../data/Descriptions/Descriptions.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import * as styles from './PayResult.css.ts';

/** The possible ends of a payment on this page. */
export type PayOutcome = 'paid' | 'submitted' | 'cancelled';

export interface PayResultProps {
  readonly outcome: PayOutcome;
  /** Takes the focus when the payment ends under the reader's eyes. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly level: 1 | 2 | 3;
  readonly orderNo: string;
  /** As text, with its currency. */
  readonly amount: string;
  readonly reviewDays: number;
  readonly actions: ReactNode;
}

const icons: Record<PayOutcome, LucideIcon> = { paid: CircleCheck, submitted: Clock, cancelled: CircleX };

/** Shows the result and the next steps. */
export function PayResult({
  outcome,
  headingRef,
  level,
  orderNo,
  amount,
  reviewDays,
  actions,
}: PayResultProps) {
  const { qrPay } = useMessages();
  const Heading = `h${level}` as const;
  const texts = {
    paid: qrPay.paidText,
    submitted: qrPay.review(reviewDays),
    cancelled: qrPay.cancelledText,
  };
  return (
    <div className={styles.result} data-outcome={outcome}>
      <Icon icon={icons[outcome]} size={32} className={styles.icon} />
      <Heading ref={headingRef} tabIndex={-1} className={styles.heading}>
        {qrPay[outcome]}
      </Heading>
      <p className={styles.explanation}>{texts[outcome]}</p>
      <Descriptions columns={1} layout="rows" className={styles.facts}>
        <Description term={qrPay.orderNo} copy={orderNo}>
          {orderNo}
        </Description>
        <Description term={outcome === 'paid' ? qrPay.paidAmount : qrPay.orderAmount}>{amount}</Description>
      </Descriptions>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
