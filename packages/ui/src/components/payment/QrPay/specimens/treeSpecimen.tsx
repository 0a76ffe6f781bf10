import { useState } from 'react';
import { mountSpecimen } from '../../../../stories/mountSpecimen.tsx';
import type { PayAnswer } from '../machine/payState.ts';
import { usePayment } from '../machine/usePayment.ts';
import { QrPay } from '../QrPay.tsx';

/** The order's last minutes and the code's last minute have begun; the clock is fixed. */
const noon = Date.UTC(2026, 10, 20, 4, 0, 0);
const now = () => noon;
let order: PayAnswer = { status: 'pending', code: null, returned: null };
/** Sets the server's response from now on; the page polls at once, as when its network is back. */
addEventListener('answer', (event) => {
  order = (event as CustomEvent<PayAnswer>).detail;
  dispatchEvent(new Event('online'));
});
const getCode = async (method: string) => ({
  id: method,
  method,
  content: `https://pay.example/${method}`,
  expiresAt: noon + 50_000,
});

function Order() {
  const [cancelsAt, setCancelsAt] = useState(noon + 240_000);
  const payment = usePayment({
    orderNo: '20261120084512',
    method: 'alipay',
    now,
    poll: async () => order,
    getCode,
  });
  return (
    <QrPay
      payment={payment}
      now={now}
      wallets={[
        { key: 'alipay', name: 'Alipay' },
        { key: 'wechat', name: 'WeChat Pay' },
      ]}
      order={{
        orderNo: '20261120084512',
        amount: { amount: 237_600, currency: 'CNY' },
        payee: 'Fairway Ltd.',
        cancelsAt,
      }}
      transfer={{
        payee: 'Fairway Ltd.',
        bank: 'China Merchants Bank',
        bankAccount: '121909876510601',
        remark: '20261120084512',
        reviewDays: 1,
      }}
      voucher={() => <button type="button">Choose picture</button>}
      onExtend={() => setCancelsAt(noon + 1_800_000)}
      onCancel={() => {}}
      actions={<a href="#order">View order</a>}
    />
  );
}

mountSpecimen(<Order />);
