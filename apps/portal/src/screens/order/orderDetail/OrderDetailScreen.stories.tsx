import { invoice } from '@fairway/gateway/contract/invoice';
import { order as calls } from '@fairway/gateway/contract/order';
import { user } from '@fairway/gateway/contract/user';
import {
  fails,
  mock,
  pending,
  refuse,
  sampleOrders,
  sampleProfile,
  sampleRights,
} from '@fairway/gateway/mock';
import { formWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import {
  completedDetail,
  sampleDetail,
  sampleInvoice,
  sampleInvoiced,
} from '../../../stories/sampleInvoices.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const { orderNo } = completedDetail;
const notAsked = sampleInvoiced(null, { open: false, headers: [] });

const meta = {
  ...portalStories,
  title: 'Screens/Order detail',
  args: { address: `/orderDetail?orderNo=${orderNo}`, reader: 'member' },
  parameters: {
    ...portalStories.parameters,
    ...answering(
      mock(calls.selectDetail, completedDetail),
      mock(invoice.selectByOrder, sampleInvoiced(null)),
    ),
  },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 1, name: says('orderDetail.title') });

/** Paid: the opened routes, their end dates, and the button to request its invoice. */
export const Completed: Story = {
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.getAllByText('¥3,042.00').length).toBeGreaterThan(0);
    await expect(canvas.getByText(says('orderDetail.follows'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: says('orderDetail.invoiceAsk') })).toBeEnabled();
  },
};

/** Waiting for payment: a countdown, and two ways to continue. */
export const Pending: Story = {
  parameters: answering(
    mock(calls.selectDetail, sampleDetail(sampleOrders.pending)),
    mock(invoice.selectByOrder, notAsked),
  ),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('link', { name: says('orderDetail.pay') });
    await expect(pay).toHaveAttribute('href', `/order?orderNo=${orderNo}`);
    await expect(canvas.getByRole('timer')).toHaveTextContent('30:00');
    await userEvent.click(canvas.getByRole('button', { name: says('orderDetail.cancel') }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: says('orderDetail.cancelKeep') }));
    await waitFor(() => expect(question).not.toBeVisible());
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  },
};

/** Staff sent the proof back: their reason, and the way to another. */
export const SentBack: Story = {
  parameters: answering(
    mock(
      calls.selectDetail,
      sampleDetail(sampleOrders.sentBack, {
        events: [
          { at: sampleOrders.sentBack.createdAt, what: 'ordered' },
          { at: '2026-11-20T09:30:00.000Z', what: 'voucherHandedIn' },
          { at: '2026-11-21T01:30:00.000Z', what: 'sentBack' },
        ],
      }),
    ),
    mock(invoice.selectByOrder, notAsked),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(sampleOrders.sentBack.rejectReason ?? '');
    await expect(canvas.getByRole('link', { name: says('orderDetail.proofAgain') })).toBeVisible();
  },
};

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`)}`;

/** A transfer that waits for staff, with its proof and the expected time of the decision. */
export const ToBeConfirmed: Story = {
  parameters: answering(
    mock(
      calls.selectDetail,
      sampleDetail(sampleOrders.toBeConfirmed, {
        reviewBy: '2026-11-25T09:00:00.000Z',
        vouchers: ['#8fb7d3', '#d8c9a3'].map((color, index) => ({
          id: `01999999-0000-7000-8000-00000000000${index}`,
          url: picture(color),
          expiresAt: '2026-11-20T09:05:00.000Z',
          width: 8,
          height: 8,
        })),
      }),
    ),
    mock(invoice.selectByOrder, notAsked),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('orderDetail.waitingTitle'));
    await expect(canvas.getAllByRole('img', { name: says('orderDetail.proofPicture') })).toHaveLength(2);
    await expect(canvas.getByText(says('orderDetail.invoiceLater'))).toBeVisible();
  },
};

/** Cancelled by its countdown, and paid after that: the money goes back. */
export const CancelledAndRefunded: Story = {
  parameters: answering(
    mock(
      calls.selectDetail,
      sampleDetail(sampleOrders.cancelled, {
        cancelReason: 'timeout',
        cancelledAt: '2026-11-20T09:30:00.000Z',
        refunds: [
          {
            amount: sampleOrders.cancelled.amount,
            reason: 'paidAfterCancel',
            state: 'open',
            payWay: 1,
            createdAt: '2026-11-20T09:31:00.000Z',
            doneAt: null,
          },
        ],
        events: [
          { at: sampleOrders.cancelled.createdAt, what: 'ordered' },
          { at: '2026-11-20T09:30:00.000Z', what: 'cancelledByTime' },
          { at: '2026-11-20T09:31:00.000Z', what: 'refundBegun' },
        ],
      }),
    ),
    mock(invoice.selectByOrder, notAsked),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('orderDetail.timeTitle'));
    await expect(canvas.getByText(says('orderDetail.invoiceNever'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: says('orderDetail.again') })).toHaveAttribute(
      'href',
      expect.stringContaining('/production?routes='),
    );
  },
};

/** The form begins with the header of the certification; another header is one press away. */
export const AskForInvoice: Story = {
  parameters: answering(
    mock(calls.selectDetail, completedDetail),
    mock(invoice.selectByOrder, sampleInvoiced(null)),
    mock(invoice.request, ({ body }) => sampleInvoice({ header: body.header })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('orderDetail.invoiceAsk') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const header = await dialog.findByRole('textbox', { name: says('orderDetail.header') });
    await expect(header).toHaveValue('上海恒力国际货运代理有限公司');
    await userEvent.click(dialog.getByRole('button', { name: '林一帆' }));
    await expect(header).toHaveValue('林一帆');
    await expect(dialog.getByRole('radio', { name: says('orderDetail.headerTypes.personal') })).toBeChecked();
    await expect(dialog.queryByRole('textbox', { name: says('orderDetail.taxNumber') })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /恒力/ }));
    await expect(await dialog.findByRole('textbox', { name: says('orderDetail.taxNumber') })).toHaveValue(
      '91310115MA1K00015K',
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** A company without a tax number gets an error at the field. */
export const TaxNumberMissing: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    mock(calls.selectDetail, completedDetail),
    mock(invoice.selectByOrder, sampleInvoiced(null, { headers: [] })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('orderDetail.invoiceAsk') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: says('orderDetail.submit') }));
    await expect((await dialog.findAllByText(formWords().company.taxNumber.required))[0]).toBeVisible();
  },
};

/** Somebody else was first: an error is shown, and typed text is kept. */
export const InvoiceChanged: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    mock(calls.selectDetail, completedDetail),
    mock(invoice.selectByOrder, sampleInvoiced(null)),
    mock(invoice.request, () => refuse('invoiceChanged')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('orderDetail.invoiceAsk') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const remark = await dialog.findByRole('textbox', { name: says('orderDetail.remark') });
    await userEvent.type(remark, '7');
    await userEvent.click(dialog.getByRole('button', { name: says('orderDetail.submit') }));
    await dialog.findByText(refusalText('invoiceChanged'));
    await expect(remark).toHaveValue('7');
  },
};

/** Requested and not issued yet: it can be changed and withdrawn. */
export const Issuing: Story = {
  parameters: answering(
    mock(calls.selectDetail, completedDetail),
    mock(invoice.selectByOrder, sampleInvoiced(sampleInvoice())),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('orderDetail.invoiceChange') });
    await expect(canvas.getByRole('button', { name: says('orderDetail.invoiceWithdraw') })).toBeVisible();
  },
};

/** Finance sent the request back. */
export const InvoiceSentBack: Story = {
  parameters: answering(
    mock(calls.selectDetail, completedDetail),
    mock(
      invoice.selectByOrder,
      sampleInvoiced(
        sampleInvoice({
          state: 'sentBack',
          version: 2,
          dueAt: null,
          reason: '抬头名称与税号查不到对应的企业。',
        }),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('抬头名称与税号查不到对应的企业。');
    await expect(canvas.getByRole('button', { name: says('orderDetail.invoiceAgain') })).toBeVisible();
  },
};

/** Issued: its number and its PDF. */
export const Issued: Story = {
  parameters: answering(
    mock(calls.selectDetail, completedDetail),
    mock(
      invoice.selectByOrder,
      sampleInvoiced(
        sampleInvoice({
          ...{ state: 'issued', version: 2, dueAt: null, issuedOn: '2026-11-21' },
          invoiceNumber: '26312000000012345678',
        }),
        {
          events: [
            { at: '2026-11-20T09:40:00.000Z', what: 'requested' },
            { at: '2026-11-21T02:10:00.000Z', what: 'issued' },
          ],
        },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('orderDetail.download') });
    await expect(canvas.getByText('26312000000012345678')).toBeVisible();
  },
};

/** A user who may read orders but not request invoices sees no button that the server would refuse, and a hint whom to ask. */
export const InvoiceNotYours: Story = {
  parameters: answering(
    mock(user.profile, sampleProfile({ ...sampleRights('subAccount'), permissions: ['order:list'] })),
    mock(calls.selectDetail, completedDetail),
    mock(invoice.selectByOrder, sampleInvoiced(null)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('orderDetail.invoiceNotYours'));
    await expect(canvas.queryByRole('button', { name: says('orderDetail.invoiceAsk') })).toBeNull();
  },
};

export const WrongNumber: Story = {
  parameters: answering(
    mock(calls.selectDetail, () => refuse('orderNotFound')),
    mock(invoice.selectByOrder, () => refuse('orderNotFound')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('orderDetail.wrongTitle') });
    await expect(canvas.getByText(says('orderDetail.wrongText'))).toBeVisible();
  },
};

/** Sub-accounts have no orders: the page shows the server's refusal. */
export const SubAccount: Story = {
  tags: ['!autodocs'],
  parameters: answering(
    mock(calls.selectDetail, () => refuse('subAccountNotAllowed')),
    mock(invoice.selectByOrder, () => refuse('subAccountNotAllowed')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('emptyState.not-allowed.title') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(calls.selectDetail, 'fault'), fails(invoice.selectByOrder, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('button', { name: says('failure.retry') });
  },
};

/** On a slow line: the room of its parts. */
export const Loading: Story = {
  parameters: answering(pending(calls.selectDetail), mock(invoice.selectByOrder, notAsked)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
    await expect(canvas.getByText(says('opening'))).toHaveRole('status');
  },
};
