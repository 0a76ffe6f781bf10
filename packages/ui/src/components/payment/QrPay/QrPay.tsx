import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { useFocusPlace } from '../../../hooks/useFocusPlace.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { moneyText, type PayMoney, plainMoney } from './machine/money.ts';
import { canChooseMethod, type PayMethod, paymentMethodOf } from './machine/payState.ts';
import type { UsedPayment } from './machine/usePayment.ts';
import { OrderTime } from './parts/OrderTime.tsx';
import { PayMethods } from './parts/PayMethods.tsx';
import { PayReceipt, type ReceiptLine } from './parts/PayReceipt.tsx';
import { PayResult } from './parts/PayResult.tsx';
import { ScanPanel } from './parts/ScanPanel.tsx';
import { type TransferDetails, TransferPanel } from './parts/TransferPanel.tsx';
import { useFocusOnEnd } from './parts/useFocusOnEnd.ts';
import { offeredMethods, type PayWallet, walletOf } from './parts/wallets.ts';
import * as styles from './QrPay.css.ts';

/** The order to pay. */
export interface PayOrder {
  readonly orderNo: string;
  readonly amount: PayMoney;
  /** The payee, as the wallet will name them. */
  readonly payee: string;
  /** When the order cancels itself, by the server's clock; null where it does not. */
  readonly cancelsAt?: string | number | null | undefined;
  /** Its lines; the sum is below. */
  readonly lines?: readonly ReceiptLine[] | undefined;
}

export interface QrPayProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** State and actions, from `usePayment`. */
  payment: Pick<UsedPayment, 'state' | 'choose' | 'refresh' | 'extend'>;
  /** The order to pay: number, amount, payee. */
  order: PayOrder;
  /** Wallets that the order can be paid with, in their order. */
  wallets: readonly PayWallet[];
  /** Ways to pay by key, in their order, `transfer` among them; every wallet and then the transfer unless given. */
  methods?: readonly PayMethod[];
  /** The server's clock, ms since the epoch; the one that `usePayment` got. */
  now: () => number;
  /** Account of a transfer; null while it is fetched. */
  transfer?: TransferDetails | null;
  /** Renders the proof of a transfer: the site's upload field. Called with the state of sending. */
  voucher?: (state: { readonly sending: boolean }) => ReactNode;
  /** Hands in the transfer; the site checks its proof and calls `submit` of the payment. */
  onSubmit?: () => void;
  /**
   * Requests more time for the order, and with it another `cancelsAt`; offered in the last five minutes. Rejects if
   * there is no more time to give. Without it there is no such button.
   */
  onExtend?: () => unknown;
  /** Offers to cancel the order; the site asks for confirmation and reports the result to the payment. */
  onCancel?: () => void;
  /** Links of the result: to the order, to the purchased item. */
  actions?: ReactNode;
  /** Rank of its heading on the page. */
  level?: 1 | 2 | 3;
}

const nothing = () => {};

/** Pays an order by scanning or by transfer, and shows the progress until it is paid, submitted, or cancelled. */
export function QrPay({
  payment,
  order,
  wallets,
  methods,
  now,
  transfer = null,
  voucher,
  onSubmit = nothing,
  onExtend,
  onCancel,
  actions,
  level = 2,
  className,
  ...rest
}: QrPayProps) {
  const { qrPay, lang, common } = useMessages();
  const id = useId();
  const { state } = payment;
  const amount = moneyText(order.amount, lang);
  const Heading = `h${level}` as const;
  const over = state.name === 'paid' || state.name === 'submitted' || state.name === 'cancelled';
  const loading = state.name === 'refreshing' && state.of === 'order';
  const heading = useFocusOnEnd(loading ? null : state.name);
  const unknown = state.name === 'failed' && state.why === 'order';
  const method = paymentMethodOf(state) ?? 'transfer';
  const reviewDays = transfer?.reviewDays ?? 3;
  const title = useRef<HTMLHeadingElement>(null);
  const place = useFocusPlace(over ? heading : title);
  const cancelsAt = instantOf(order.cancelsAt);
  // More time for such a code would be none: the order must have it.
  const codeEndsIt = state.name === 'waiting' && cancelsAt !== null && state.code.expiresAt >= cancelsAt;
  const extendOrder =
    onExtend &&
    (() => {
      if (codeEndsIt) payment.extend();
      return onExtend();
    });
  const retry = () => {
    title.current?.focus();
    payment.refresh();
  };

  return (
    <section
      aria-labelledby={over ? undefined : `${id}-title`}
      aria-label={over ? qrPay.title : undefined}
      className={joinClasses(styles.root, className)}
      {...rest}
    >
      <div className={styles.columns}>
        <div className={styles.main} aria-busy={loading} {...place}>
          {over ? (
            <PayResult
              outcome={state.name}
              headingRef={heading}
              level={level}
              orderNo={order.orderNo}
              amount={amount}
              reviewDays={reviewDays}
              actions={actions}
            />
          ) : (
            <>
              <div className={styles.head}>
                <Heading ref={title} id={`${id}-title`} tabIndex={-1} className={styles.title}>
                  {qrPay.title}
                </Heading>
                <span className={styles.number} translate="no">
                  {order.orderNo}
                </span>
                {cancelsAt !== null && !unknown && (
                  <OrderTime until={cancelsAt} now={now} onExtend={extendOrder} />
                )}
              </div>
              {loading && <Skeleton height={320} label={qrPay.loading} />}
              {unknown && (
                <div role="alert">
                  <EmptyState
                    kind="failed"
                    size="small"
                    level={level === 3 ? 4 : level === 2 ? 3 : 2}
                    title={qrPay.orderFailed}
                    actions={<Button onClick={retry}>{common.retry}</Button>}
                  >
                    {state.problem}
                  </EmptyState>
                </div>
              )}
              {!loading && !unknown && (
                <>
                  <PayMethods
                    id={id}
                    panelId={`${id}-panel`}
                    methods={offeredMethods(wallets, methods)}
                    wallets={wallets}
                    value={method}
                    locked={!canChooseMethod(state)}
                    reviewDays={reviewDays}
                    onChoose={payment.choose}
                  />
                  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${method}`}>
                    {state.name === 'offline' ? (
                      <TransferPanel
                        state={state}
                        amount={amount}
                        amountPlain={plainMoney(order.amount)}
                        details={transfer}
                        reviewDays={reviewDays}
                        voucher={voucher?.({ sending: state.sending })}
                        onSubmit={onSubmit}
                      />
                    ) : (
                      <ScanPanel
                        state={state}
                        wallet={walletOf(wallets, method)}
                        amount={amount}
                        payee={order.payee}
                        now={now}
                        onRefresh={payment.refresh}
                        onExtend={codeEndsIt ? null : payment.extend}
                      />
                    )}
                  </div>
                  {onCancel && canChooseMethod(state) && (
                    <div className={styles.foot}>
                      <Button tone="quiet" size="small" flush="end" onClick={onCancel}>
                        {qrPay.cancel}
                      </Button>
                    </div>
                  )}
                </>
              )}
            </>
          )}
        </div>
        {order.lines && order.lines.length > 0 && <PayReceipt lines={order.lines} total={amount} />}
      </div>
    </section>
  );
}

/** Ms since the epoch; null for none, and for an invalid instant. */
function instantOf(at: PayOrder['cancelsAt']): number | null {
  const ms = typeof at === 'string' ? Date.parse(at) : (at ?? Number.NaN);
  return Number.isFinite(ms) ? ms : null;
}
