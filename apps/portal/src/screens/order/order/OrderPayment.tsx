import {
  type Order,
  order as orderCalls,
  type TransferAccount,
  walletWays,
} from '@fairway/gateway/contract/order';
import { useGateway, useMutation, useNotices } from '@fairway/site';
import { payWays } from '@fairway/trade';
import { ButtonLink, Notice, QrPay, Upload, type UploadedFile, usePayment } from '@fairway/ui';
import { isPaymentFinal } from '@fairway/ui/payment';
import { useMemo, useState } from 'react';
import { useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { distributeSeatAddress } from '../../account/distributeSeat/address.ts';
import { resultsAddress } from '../../freight/results/address.ts';
import { orderDetailAddress } from '../orderDetail/address.ts';
import { orderRecordAddress } from '../orderRecord/address.ts';
import { productionAddress } from '../production/address.ts';
import * as styles from './OrderScreen.css.ts';
import { payCalls } from './payCalls.ts';
import { methodOf, standingOf } from './paymentStatus.ts';
import { useOrderLines } from './useOrderLines.ts';
import { voucherCalls } from './voucherCalls.ts';
import type { words } from './words.zh.ts';

export interface OrderPaymentProps {
  order: Order;
  account: TransferAccount;
}

/** The maximum number of vouchers in the contract. */
const mostVouchers = 5;

/** The payment of one order, by code or by transfer. */
export function OrderPayment({ order, account }: OrderPaymentProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const gateway = useGateway();
  const { messageOf } = useNotices();
  const seats = useMay('seat:assign');
  const { orderNo, amount } = order;
  // It changes while the page is open: more time was requested, staff returned a transfer.
  const [{ cancelsAt, periods }, follow] = useState(order);
  const calls = useMemo(() => payCalls(gateway, messageOf, orderNo, follow), [gateway, messageOf, orderNo]);
  const proof = useMemo(() => voucherCalls(gateway), [gateway]);
  const wallets = walletWays.map((way) => ({
    key: methodOf(way),
    name: nameOf(payWays[way]),
    scheme: payWays[way].scheme,
  }));
  const payment = usePayment({
    orderNo,
    method: wallets[0]?.key ?? 'transfer',
    order: standingOf(order),
    ...calls,
  });
  // The payment polls its order, so none of these refreshes the page.
  const handIn = useMutation(orderCalls.offLinePay, { subject: orderNo, refresh: false });
  const extend = useMutation(orderCalls.extend, { subject: orderNo, onSuccess: follow, refresh: false });
  const cancel = useMutation(orderCalls.cancel, {
    subject: orderNo,
    confirm: () => ({
      key: `cancel ${orderNo}`,
      tone: 'danger',
      title: t('order.cancelTitle'),
      text: t('order.cancelText'),
      confirmLabel: t('order.cancel'),
      cancelLabel: t('order.keep'),
    }),
    onSuccess: (answer) => payment.tell(standingOf(answer)),
    refresh: false,
  });
  const lines = useOrderLines(order);
  const [vouchers, setVouchers] = useState<readonly UploadedFile[]>([]);
  const [underWay, setUnderWay] = useState(false);
  const [missing, setMissing] = useState(false);

  const submit = () => {
    setMissing(vouchers.length === 0 || underWay);
    if (vouchers.length === 0 || underWay) return;
    const ids = vouchers.map(({ id }) => id);
    // Without a response the payment shows the failure, and can be sent again.
    void payment.submit(async () =>
      standingOf((await handIn.mutateAsync({ body: { orderNo, voucherIds: ids } })) ?? order),
    );
  };

  const ended = isPaymentFinal(payment.state);
  return (
    <QrPay
      level={1}
      payment={payment}
      now={calls.now}
      wallets={wallets}
      order={{ orderNo, amount, cancelsAt, payee: account.payee, lines }}
      transfer={account}
      voucher={({ sending }) => (
        <Upload
          label={t('order.voucher')}
          hint={t('order.voucherHint')}
          required
          max={mostVouchers}
          send={proof.send}
          renew={proof.renew}
          handOver={proof.byPhone(mostVouchers - vouchers.length)}
          value={vouchers}
          disabled={sending}
          error={
            missing && (vouchers.length === 0 || underWay)
              ? t(underWay ? 'order.voucherUnderWay' : 'order.voucherMissing')
              : undefined
          }
          onChange={setVouchers}
          onPendingChange={({ active }) => setUnderWay(active > 0)}
        />
      )}
      onSubmit={submit}
      onExtend={async () => void (await extend.mutateAsync({ body: { orderNo } }))}
      onCancel={() => void cancel.mutate({ body: { orderNo } })}
      actions={
        <>
          {periods
            .filter(({ follows }) => follows)
            .map(({ from, until, seaRouteIds }) => (
              <Notice key={from} tone="info" className={styles.follows}>
                {t('order.follows', {
                  count: seaRouteIds.length,
                  from: format.stamp(from),
                  until: format.stamp(until),
                })}
              </Notice>
            ))}
          <ButtonLink
            href={payment.state.name === 'cancelled' ? productionAddress() : resultsAddress()}
            tone={ended ? 'brand' : 'line'}
          >
            {t(payment.state.name === 'cancelled' ? 'order.subscribe' : 'order.search')}
          </ButtonLink>
          {payment.state.name === 'paid' && order.memberCount > 0 && seats ? (
            <ButtonLink href={distributeSeatAddress()}>{t('order.toSeats')}</ButtonLink>
          ) : null}
          {ended || payment.state.name === 'submitted' ? (
            <ButtonLink href={orderDetailAddress(order)}>{t('order.detail')}</ButtonLink>
          ) : null}
          {ended ? <ButtonLink href={orderRecordAddress()}>{t('order.record')}</ButtonLink> : null}
        </>
      }
    />
  );
}
