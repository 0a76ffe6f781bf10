import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/Button/ButtonLink.tsx';
import { type PayOrder, QrPay } from './QrPay.tsx';
import {
  base,
  code,
  linesOf,
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

const chinese = orderOf(say({}));

/** Texts in the language of the toolbar, unless changed in the Controls panel. */
const inWords = (t: ReturnType<typeof say>, { payee, lines }: PayOrder) => ({
  payee: payee === chinese.payee ? t.payee : payee,
  lines: lines && linesOf(t),
});

const meta = {
  title: 'Payment/QrPay',
  component: QrPay,
  parameters: { frame: {} },
  args: {
    payment: still(waiting),
    now,
    order: orderOf(say({})),
    wallets: walletsOf(say({})),
    onSubmit: fn(),
    onExtend: fn(),
    onCancel: fn(),
  },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: args.order.lines ? undefined : 760 }}>
        <QrPay
          {...args}
          order={{ ...args.order, ...inWords(t, args.order) }}
          wallets={walletsOf(t)}
          transfer={args.transfer === undefined ? transferOf(t) : args.transfer}
          voucher={({ sending }) => <Button disabled={sending}>{t.upload}</Button>}
          actions={
            <ButtonLink href="#order" tone="brand">
              {t.order}
            </ButtonLink>
          }
        />
      </div>
    );
  },
} satisfies Meta<typeof QrPay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Amount and payee are text beside the code; the items are next to it. */
export const Waiting: Story = {
  argTypes: { payment: { control: false }, transfer: { control: false } },
  args: { order: { ...orderOf(say({})), lines: linesOf(say({})) } },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('img', { name: new RegExp(`${t.alipay}.*¥2,376.00`) })).toBeVisible();
    await expect(canvas.getByText(t.payee)).toBeVisible();
    await expect(canvas.getAllByRole('timer').map((timer) => timer.textContent)).toEqual(['27:41', '04:12']);
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      globals.locale === 'zh' ? '等待扫码' : 'Waiting for a scan',
    );
  },
};

/** The last minute: more time is offered, and announced. */
export const Expiring: Story = {
  args: { payment: still({ ...waiting, code: { ...code, expiresAt: noon + 42_000 } }) },
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: globals.locale === 'zh' ? '延长时间' : 'More time' });
    await userEvent.click(button);
    await expect(args.payment.extend).toHaveBeenCalled();
    const focused = document.activeElement as HTMLElement;
    await expect(focused).toContainElement(canvas.getAllByRole('timer').at(-1) as HTMLElement);
    // It holds the place of the button; a ring would make it look like one.
    await expect(getComputedStyle(focused).outlineStyle).toBe('none');
    focused.blur();
    scrollTo(0, 0);
  },
};

/** The last five minutes of the order itself: a code that ends with it cannot be given more time alone. */
export const OrderExpiring: Story = {
  args: {
    payment: still({ ...waiting, code: { ...code, expiresAt: noon + 42_000 } }),
    order: { ...orderOf(say({})), cancelsAt: noon + 42_000 },
  },
  play: async ({ canvas, args }) => {
    const { extend, extendOrder, orderNotExtended } = kitWords().qrPay;
    await expect(canvas.queryByRole('button', { name: extend })).toBeNull();
    const keep = canvas.getByRole('button', { name: extendOrder });
    await userEvent.click(keep);
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await expect(args.payment.extend).toHaveBeenCalledOnce();
    // It failed: the end is unchanged.
    await canvas.findByText(orderNotExtended);
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  },
};

/** A site names its wallets; a mark and a hint may be its own. */
export const OtherWallets: Story = {
  args: {
    payment: still({ ...waiting, code: { ...code, method: 'unionPay', content: 'upwallet://pay?no=62' } }),
  },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 760 }}>
        <QrPay
          {...args}
          order={{ ...args.order, ...inWords(t, args.order) }}
          wallets={[
            ...walletsOf(t),
            { key: 'unionPay', name: t.unionPay, mark: '62', hint: t.fromCard, scheme: 'upwallet:' },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const { unionPay, wechat } = say(globals);
    const { codeName, open } = kitWords().qrPay;
    await expect(canvas.getByRole('img', { name: codeName(unionPay, '¥2,376.00') })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(unionPay));
    // Its own app is opened by its own scheme.
    const link = canvas.getByText(open(unionPay)).closest('a');
    await expect(link).toHaveAttribute('href', 'upwallet://pay?no=62');
    const other = canvas.getByRole('tab', { name: new RegExp(wechat) });
    await userEvent.click(other);
    await expect(args.payment.choose).toHaveBeenCalledWith('wechat');
    other.blur();
  },
};

export const Extended: Story = {
  args: { payment: still({ ...waiting, renew: true, code: { ...code, expiresAt: noon + 42_000 } }) },
};

/** A payment in progress on a phone: the code fades, and no other method can be chosen. */
export const Scanned: Story = {
  args: { payment: still({ ...base, name: 'scanned', code }) },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const wechat = canvas.getByRole('tab', { name: new RegExp(t.wechat) });
    await expect(wechat).toHaveAttribute('aria-disabled', 'true');
    await expect(wechat).toHaveAccessibleDescription(/./);
    await userEvent.click(wechat);
    await expect(args.payment.choose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(t.alipay));
    wechat.blur();
  },
};

/** Time is up and the server is polled a last time. */
export const LastCheck: Story = {
  args: { payment: still({ ...waiting, lastCheck: true }) },
};

/** A new code is one press away, and the focus keeps its place. */
export const Expired: Story = {
  args: { payment: still({ ...base, name: 'expired', code }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('img', { name: /¥/ })).toBeNull();
    const again = canvas.getByRole('button', { name: kitWords().qrPay.again });
    await userEvent.click(again);
    await expect(args.payment.refresh).toHaveBeenCalledOnce();
    const figure = canvas.getByRole('figure', { name: /¥2,376.00/ });
    await expect(figure).toHaveFocus();
    figure.blur();
  },
};

export const Refreshing: Story = {
  args: { payment: still({ ...base, name: 'refreshing', of: 'code', method: 'wechat' }) },
};

/** Failures are read out at once. */
export const Declined: Story = {
  args: { payment: still({ ...base, name: 'failed', method: 'alipay', why: 'declined', problem: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(kitWords().qrPay.declined);
  },
};

/** No code could be had: the server's own words, where it has any. */
export const CodeFailed: Story = {
  args: { payment: still({ ...base, name: 'failed', method: 'wechat', why: 'code', problem: null }) },
  render: (args, context) => {
    const state = { ...args.payment.state, problem: say(context.globals).busy };
    return meta.render(
      { ...args, payment: { ...args.payment, state } as typeof args.payment },
      context as never,
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say(globals).busy);
  },
};

/** Polls fail: it retries automatically and warns of paying twice. */
export const ConnectionLost: Story = {
  args: { payment: still({ ...waiting, misses: 3 }) },
};

/** Each field of the account can be copied clean; the proof is the site's own upload field. */
export const BankTransfer: Story = {
  args: { payment: still(offline) },
  play: async ({ canvas, args }) => {
    const { qrPay, copyable } = kitWords();
    for (const term of Object.values(qrPay.account))
      await expect(canvas.getByRole('button', { name: copyable.copy(term) })).toBeVisible();
    const submit = canvas.getByRole('button', { name: qrPay.submit });
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    submit.blur();
    scrollTo(0, 0);
  },
};

/** Staff returned the proof with a reason. */
export const TransferReturned: Story = {
  args: { payment: still(offline) },
  render: (args, context) => {
    const state = { ...offline, returned: say(context.globals).reason };
    return meta.render({ ...args, payment: still(state as typeof offline) }, context as never);
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say(globals).reason);
  },
};

export const TransferLoading: Story = {
  args: { payment: still(offline), transfer: null },
};

export const Paid: Story = {
  args: {
    payment: still({ ...base, name: 'paid' }),
    order: { ...orderOf(say({})), lines: linesOf(say({})) },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: kitWords().qrPay.paid });
    await expect(heading).not.toHaveFocus();
  },
};

export const Submitted: Story = {
  args: { payment: still({ ...base, name: 'submitted', since: noon }) },
};

export const Cancelled: Story = {
  args: { payment: still({ ...base, name: 'cancelled' }) },
};

export const Loading: Story = {
  args: { payment: still({ ...base, name: 'refreshing', of: 'order', method: 'alipay' }) },
};

export const LoadFailed: Story = {
  args: { payment: still({ ...base, name: 'failed', method: 'alipay', why: 'order', problem: null }) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: kitWords().common.retry });
    await userEvent.click(button);
    await expect(args.payment.refresh).toHaveBeenCalledOnce();
    const title = canvas.getByRole('heading', { name: kitWords().qrPay.title });
    await expect(title).toHaveFocus();
    title.blur();
  },
};
