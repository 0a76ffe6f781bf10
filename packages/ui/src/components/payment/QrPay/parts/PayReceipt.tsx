import { type ReactNode, useId } from 'react';
import { listOf } from '../../../../provider/listOf.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { moneyText, type PayMoney } from '../machine/money.ts';
import * as styles from './PayReceipt.css.ts';

/** One line of the contents of an order. */
export type ReceiptLine = { readonly label: ReactNode } & (
  | { /** What it costs; negative for a discount. */ readonly amount: PayMoney }
  | { /** What stands instead: "included", "3 months". */ readonly value: ReactNode }
);

export interface PayReceiptProps {
  readonly lines: readonly ReceiptLine[];
  /** As text, with its currency. */
  readonly total: string;
}

/** Maximum number of lines readable next to a code. */
const most = 50;

/** Lists the items of the payment, line by line. */
export function PayReceipt({ lines: linesProp, total }: PayReceiptProps) {
  const { qrPay, lang } = useMessages();
  const id = useId();
  const lines = listOf(linesProp);
  const rest = lines.length - most;
  return (
    <aside className={styles.receipt} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {qrPay.receipt}
      </p>
      <dl className={styles.lines}>
        {lines.slice(0, most).map((line, index) => (
          <div key={keyOf(index)} className={styles.line}>
            <dt className={styles.label}>{line.label}</dt>
            <dd className={styles.value}>{'amount' in line ? moneyText(line.amount, lang) : line.value}</dd>
          </div>
        ))}
        {rest > 0 && (
          <div className={styles.line}>
            <dt className={styles.label}>{qrPay.more(rest)}</dt>
            <dd className={styles.value}>…</dd>
          </div>
        )}
        <div className={styles.line} data-total="">
          <dt className={styles.label}>{qrPay.total}</dt>
          <dd className={styles.value}>{total}</dd>
        </div>
      </dl>
    </aside>
  );
}

/** Lines never move, and two may read the same. */
const keyOf = (index: number) => `line-${index}`;
