import { order as calls } from '@fairway/gateway/contract/order';
import {
  fails,
  mock,
  mockOrders,
  mockUploads,
  pending,
  refuse,
  sampleNow,
  sampleOrders,
} from '@fairway/gateway/mock';
import { kitWords, recordedMock, stateStories } from '@fairway/site/stories';
import { payWay, payWays } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { distributeSeatAddress } from '../../account/distributeSeat/address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const { orderNo } = sampleOrders.pending;
const meta = {
  ...portalStories,
  title: 'Screens/Order',
  args: { address: `/order?orderNo=${orderNo}`, reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const now = () => new Date(sampleNow);
const ordersOf = (name: keyof typeof sampleOrders) => recordedMock(() => mockOrders(sampleOrders[name], now));
const alipayCode = () => {
  const { nameZh, nameEn } = payWays[payWay.alipay];
  const { lang, qrPay } = kitWords();
  return qrPay.codeName(lang.startsWith('zh') ? nameZh : nameEn, '¥3,042.00');
};
const transfer = () => says('qrPay.transfer.name');

export const Waiting: Story = {
  parameters: answering(ordersOf('pending')),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: alipayCode() });
    await expect(canvas.getAllByText('¥3,042.00').length).toBeGreaterThan(0);
  },
};

/** A transfer without its proof is not sent; the error is shown at the proof. */
export const Transfer: Story = {
  parameters: answering(ordersOf('pending')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: transfer() }));
    const submit = await canvas.findByRole('button', { name: says('qrPay.submit') });
    await userEvent.click(submit);
    await canvas.findByText(says('order.voucherMissing'));
    submit.blur();
    scrollTo(0, 0);
  },
};

const uploads = recordedMock(mockUploads);

/** The receipt is photographed with a phone that is not logged in; it appears in the form and is submitted. */
export const ProofByPhone: Story = {
  parameters: { ...answering(ordersOf('pending'), uploads), sameAs: 'screens-order--submitted' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: transfer() }));
    await userEvent.click(await canvas.findByRole('button', { name: says('upload.phone.open') }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    const address = await dialog.findByText(/^http.*handOver\/sample-ticket$/);
    await expect(address).toBeVisible();
    uploads.now.phone.open();
    uploads.now.phone.send();
    await dialog.findByText(kitWords().upload.phone.received(1));
    await userEvent.click(dialog.getByRole('button', { name: says('upload.phone.finish') }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: says('qrPay.submit') }));
    const heading = await canvas.findByRole('heading', { level: 1, name: says('qrPay.submitted') });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    scrollTo(0, 0);
  },
};

const ending = {
  ...sampleOrders.pending,
  cancelsAt: new Date(Date.parse(sampleNow) + 200_000).toISOString(),
};

/** The countdown of the order runs out: the reader requests more time, and the server grants it. */
export const MoreTime: Story = {
  parameters: answering(recordedMock(() => mockOrders(ending, now))),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: says('qrPay.extendOrder') });
    await expect(canvas.getByText('03:20')).toBeVisible();
    more.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('30:00');
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await canvas.findByRole('img', { name: alipayCode() });
    (document.activeElement as HTMLElement).blur();
  },
};

/** Staff returned the proof: the form is open with their reason. */
export const SentBack: Story = {
  parameters: answering(ordersOf('sentBack')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      sampleOrders.sentBack.rejectReason ?? '',
    );
  },
};

export const Submitted: Story = {
  parameters: answering(ordersOf('toBeConfirmed')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('qrPay.submitted') });
  },
};

export const Paid: Story = {
  parameters: answering(ordersOf('completed')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('qrPay.paid') });
  },
};

/** Seats were bought with it: what to do with them is one press away. */
export const PaidWithSeats: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    ...readAs('companyAdmin'),
    recordedMock(() => mockOrders({ ...sampleOrders.completed, memberCount: 2 }, now)),
  ),
  play: async ({ canvas }) => {
    const toSeats = await canvas.findByRole('link', { name: says('order.toSeats') });
    await expect(toSeats).toHaveAttribute('href', distributeSeatAddress());
  },
};

/** Paid for a route that is already paid: the new period follows the old one, and a message shows it. */
export const PaidAgain: Story = {
  parameters: answering(ordersOf('following')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('qrPay.paid') });
    await canvas.findByText(says('order.follows'));
  },
};

/** Cancelled only after a question; then a new order is one step away. */
export const Cancelled: Story = {
  parameters: answering(ordersOf('pending')),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('order.cancel') }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: says('order.cancel') }));
    const heading = await canvas.findByRole('heading', { level: 1, name: says('qrPay.cancelled') });
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    scrollTo(0, 0);
  },
};

export const WrongNumber: Story = {
  parameters: answering(
    mock(calls.queryByOrderNo, () => refuse('orderNotFound')),
    mock(calls.selectTransferAccount, () => refuse('orderNotFound')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('order.wrongNumber') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(calls.queryByOrderNo, 'fault'), fails(calls.selectTransferAccount, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** On a slow line: the room of the payment and of the receipt. */
export const Loading: Story = {
  parameters: answering(pending(calls.queryByOrderNo), ordersOf('pending')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
    await expect(canvas.getByText(says('opening'))).toHaveRole('status');
  },
};

const states = stateStories({
  call: calls.queryByOrderNo,
  refusal: 'subAccountNotAllowed',
  beside: [mock(calls.selectTransferAccount, refuse('subAccountNotAllowed'))],
  answering,
});

export const Forbidden: Story = states.forbidden;
