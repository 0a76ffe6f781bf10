import type { ReactNode } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Button } from '../../../actions/Button/Button.tsx';
import { Description, Descriptions } from '../../../data/Descriptions/Descriptions.tsx';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import { Skeleton } from '../../../feedback/Skeleton/Skeleton.tsx';
import type { Offline } from '../machine/payState.ts';
import * as styles from './TransferPanel.css.ts';

/** The recipient of a corporate transfer, and the reference to write on it. */
export interface TransferDetails {
  readonly payee: string;
  readonly bank: string;
  readonly bankAccount: string;
  /** By which the payment is found: usually the order number. */
  readonly remark: string;
  /** Working days until it is confirmed, at most. */
  readonly reviewDays: number;
}

export interface TransferPanelProps {
  readonly state: Offline;
  /** As text, with its currency. */
  readonly amount: string;
  /** The amount as copied: digits and a point. */
  readonly amountPlain: string;
  readonly details: TransferDetails | null;
  /** Days that a review of the voucher takes. */
  readonly reviewDays: number;
  readonly voucher: ReactNode;
  readonly onSubmit: () => void;
}

/** Without the spaces that a server may have put in: banks' forms refuse them. */
const plain = (number: string) => String(number ?? '').replace(/\s/g, '');
/** Account numbers are read in groups of four. */
const grouped = (number: string) => plain(number).replace(/(\d{4})(?=\d)/g, '$1 ');

/** Pays by transfer: the account field by field, the proof, and how long its review takes. */
export function TransferPanel({
  state,
  amount,
  amountPlain,
  details,
  reviewDays,
  voucher,
  onSubmit,
}: TransferPanelProps) {
  const { qrPay } = useMessages();
  const { account } = qrPay;
  return (
    <div className={styles.panel}>
      <div role="alert" className={styles.alert}>
        {state.returned !== null && (
          <Notice tone="bad" title={qrPay.returned}>
            {state.returned}
          </Notice>
        )}
        {state.problem !== null && <Notice tone="bad">{state.problem || qrPay.sendFailed}</Notice>}
      </div>
      <p className={styles.lead}>{qrPay.transferLead}</p>
      <section className={styles.account} aria-label={qrPay.transferTo} aria-busy={!details}>
        {details ? (
          <Descriptions columns={1} layout="rows">
            <Description term={account.payee} copy={details.payee}>
              {details.payee}
            </Description>
            <Description term={account.bank} copy={details.bank}>
              {details.bank}
            </Description>
            <Description term={account.number} copy={plain(details.bankAccount)}>
              {grouped(details.bankAccount)}
            </Description>
            <Description term={account.amount} copy={amountPlain}>
              <strong>{amount}</strong>
            </Description>
            <Description term={account.remark} copy={details.remark}>
              <strong>{details.remark}</strong>
            </Description>
          </Descriptions>
        ) : (
          <Skeleton lines={5} className={styles.coming} label={qrPay.accountLoading} />
        )}
        <p className={styles.note}>{qrPay.remarkNote}</p>
      </section>
      <div className={styles.proof}>
        {voucher}
        <p className={styles.note}>{qrPay.review(reviewDays)}</p>
        <Button
          tone="brand"
          size="large"
          block
          loading={state.sending}
          disabled={!details}
          onClick={onSubmit}
        >
          {qrPay.submit}
        </Button>
      </div>
    </div>
  );
}
