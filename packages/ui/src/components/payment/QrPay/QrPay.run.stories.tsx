import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import type { PayAnswer, PayCode } from './machine/payState.ts';
import { usePayment } from './machine/usePayment.ts';
import { QrPay } from './QrPay.tsx';
import {
  code,
  noon,
  now,
  offline,
  orderOf,
  say,
  still,
  transferOf,
  waiting,
  walletsOf,
} from './specimens/specimens.ts';

const meta = {
  title: 'Payment/QrPay/Behaviour',
  parameters: { looks: 'first' },
  component: QrPay,
  tags: ['!autodocs'],
  args: { payment: still(waiting), now, order: orderOf(say({})), wallets: walletsOf(say({})) },
} satisfies Meta<typeof QrPay>;
export default meta;

type Story = StoryObj<typeof meta>;

const codeOf = (id: string, method: PayCode['method']): PayCode => ({
  ...code,
  id,
  method,
  content: `https://pay.example/${method}/${id}`,
});

/** A server in the page: its responses can be changed, its requests are recorded. */
function server() {
  const methods: string[] = [];
  const answer = { order: { status: 'pending', code: null, returned: null } as PayAnswer };
  let tick = () => {};
  return {
    methods,
    answer,
    /** Lets the poll that is planned happen now. */
    poll: () => tick(),
    calls: {
      now,
      poll: async () => answer.order,
      getCode: async (method: PayCode['method']) => {
        methods.push(method);
        return codeOf(`${methods.length}`, method);
      },
      schedule: (task: () => void, ms: number) => {
        // The clock is fixed: only tasks due within the longest poll delay are polls.
        if (ms <= 10_000) tick = task;
        return () => {};
      },
    },
  };
}

const running = server();

/** Chosen by keys, scanned on a phone, paid: the result takes the focus. */
export const FromCodeToResult: Story = {
  beforeEach: () => {
    running.methods.length = 0;
    running.answer.order = { status: 'pending', code: null, returned: null };
  },
  render: function Running(_args, { globals }) {
    const t = say(globals);
    const payment = usePayment({ orderNo: 'story-1', method: 'alipay', ...running.calls });
    return (
      <div style={{ maxWidth: 760 }}>
        <QrPay
          payment={payment}
          now={now}
          wallets={walletsOf(t)}
          order={orderOf(t)}
          transfer={transferOf(t)}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await canvas.findByRole('img', { name: new RegExp(t.alipay) });
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: new RegExp(t.wechat) })).toHaveFocus();
    // Moving makes no code yet.
    await expect(running.methods).not.toContain('wechat');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('img', { name: new RegExp(t.wechat) });

    const code = codeOf(`${running.methods.length}`, 'wechat');
    running.answer.order = { status: 'pending', code: { ...code, scan: 'scanned' }, returned: null };
    running.poll();
    await canvas.findByText(kitWords().qrPay.scanned);
    running.answer.order = { status: 'paid' };
    running.poll();
    const heading = await canvas.findByRole('heading', { name: kitWords().qrPay.paid });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
  },
};

const late = server();
late.calls.getCode = async (method) => ({ ...codeOf('late', method), expiresAt: noon + 50_000 });
const minutes = (count: number) => noon + count * 60_000;

/** More time for a code and for its order, by keys: the pressed button is removed, the keyboard position stays. */
export const MoreTime: Story = {
  render: function Running(_args, { globals }) {
    const t = say(globals);
    const payment = usePayment({ orderNo: 'story-3', method: 'alipay', ...late.calls });
    const [cancelsAt, setCancelsAt] = useState(minutes(4));
    const order = { ...orderOf(t), cancelsAt };
    return (
      <div style={{ maxWidth: 760 }}>
        <QrPay
          payment={payment}
          now={now}
          wallets={walletsOf(t)}
          order={order}
          onExtend={() => setCancelsAt(minutes(30))}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const { extend, extended, extendOrder, orderExtended, refresh } = kitWords().qrPay;
    const code = await canvas.findByRole('button', { name: extend });
    code.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(extended);
    await expect(document.activeElement).toHaveTextContent('00:50');

    const order = canvas.getByRole('button', { name: extendOrder });
    order.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(orderExtended);
    await expect(document.activeElement).toHaveTextContent('30:00');
    await expect(order).not.toBeInTheDocument();

    canvas.getByRole('button', { name: refresh }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('figure')).toHaveFocus());
    await canvas.findByRole('button', { name: extend });
    (document.activeElement as HTMLElement).blur();
  },
};

const failing = server();
failing.calls.poll = () => Promise.reject(new Error('500'));

/** The server responds with 500, then recovers. */
export const ServerAway: Story = {
  render: function Running(_args, { globals }) {
    const payment = usePayment({ orderNo: 'story-2', method: 'alipay', ...failing.calls, say: () => 'E500' });
    return (
      <div style={{ maxWidth: 760 }}>
        <QrPay payment={payment} now={now} wallets={walletsOf(say(globals))} order={orderOf(say(globals))} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: kitWords().common.retry });
    await expect(canvas.getByRole('alert')).toHaveTextContent('E500');
    retry.blur();
  },
};

/** Names without end, 10,000 lines, amounts that are none, instants that are none, nothing where something should be. */
export const EdgeCases: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 560, display: 'grid', gap: 16, maxHeight: 1400, overflow: 'hidden' }}>
        <QrPay
          payment={still({ ...waiting, code: { ...code, content: hostile.nothing, expiresAt: noon + 1000 } })}
          now={now}
          wallets={walletsOf(t)}
          order={{
            orderNo: hostile.longWord,
            amount: { amount: Number.NaN, currency: 'yuan' },
            payee: hostile.longWord,
            cancelsAt: hostile.missing,
            lines: [
              hostile.nothing,
              ...many(10_000, (number) => ({ label: hostile.longWord, value: number })),
            ],
          }}
        />
        <QrPay
          aria-labelledby={undefined}
          aria-label={t.transfer}
          payment={still(offline)}
          now={now}
          wallets={hostile.missing}
          methods={['transfer', 'cash']}
          order={{ ...orderOf(t), payee: hostile.nothing, lines: [] }}
          transfer={{ ...transferOf(t), bank: hostile.longWord, bankAccount: hostile.nothing, remark: '' }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tablist')).toHaveLength(2);
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
};
