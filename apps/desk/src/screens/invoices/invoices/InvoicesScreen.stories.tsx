import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { requests, sampleInvoiceCase } from '../../../stories/sampleInvoices.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const { orderNo } = sampleInvoiceCase();
const queue = mock(invoiceDesk.selectPage, pageOf(requests));
const shown = mock(invoiceDesk.selectCase, sampleInvoiceCase());

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Invoices',
  args: { address: `/invoices?orderNo=${orderNo}`, reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(queue, shown) },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pdf = new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' });
const numberField = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: says('invoices.decide.number', { whole: true }) });
const fileField = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]');

/** A case next to the queue; J moves to the compared values, A to the issue form. */
export const Case: Story = {
  play: async ({ canvas }) => {
    const field = await numberField(canvas);
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAttribute('data-check', 'amount');
    await userEvent.keyboard('a');
    await expect(field).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Queue: Story = {
  args: { address: '/invoices' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /202611129930417265/ });
  },
};

export const Empty: Story = {
  args: { address: '/invoices' },
  parameters: answering(mock(invoiceDesk.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('invoices.empty'));
  },
};

/** Number, date and file show an error if they are missing. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(canvas), '2631200000001234567');
    await userEvent.click(canvas.getByRole('button', { name: says('invoices.decide.issue') }));
    await expect((await canvas.findAllByText(says('invoices.decide.numberWrong')))[0]).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The invoice was issued: the next case opens and a message confirms it. */
export const Issued: Story = {
  tags: ['!autodocs'],
  parameters: answering(queue, shown, mock(invoiceDesk.issue, { state: 'issued' })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await numberField(canvas), '26312000000012345678');
    const input = fileField(canvasElement);
    if (input) await userEvent.upload(input, pdf);
    await userEvent.click(canvas.getByRole('button', { name: says('invoices.decide.issue') }));
    await within(document.body).findByText(says('invoices.decide.issued'));
  },
};

/** The buyer corrected it while a staff member was issuing it. */
export const Changed: Story = {
  parameters: answering(
    queue,
    shown,
    mock(invoiceDesk.issue, () => refuse('invoiceChanged')),
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await numberField(canvas), '26312000000012345678');
    const input = fileField(canvasElement);
    if (input) await userEvent.upload(input, pdf);
    await userEvent.click(canvas.getByRole('button', { name: says('invoices.decide.issue') }));
    await canvas.findByText(says('invoices.changed.any'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** The message is shown in both languages as it will be sent. */
export const SendBack: Story = {
  play: async ({ canvas }) => {
    await numberField(canvas);
    await userEvent.keyboard('r');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: says('invoices.sendBack.reason.headerUnknown') }),
    );
    await dialog.findByText(/No company is registered/);
    await dialog.findByText(/查不到对应的企业/);
  },
};

/** It is settled: its number and its PDF. */
export const Settled: Story = {
  args: { address: `/invoices?stage=issued&orderNo=${orderNo}` },
  parameters: answering(
    mock(invoiceDesk.selectPage, pageOf(requests.map((row) => ({ ...row, state: 'issued' as const })))),
    mock(
      invoiceDesk.selectCase,
      sampleInvoiceCase({
        ...{ state: 'issued', invoiceNumber: '26312000000012345678', issuedOn: '2026-11-20' },
        document: { url: '#pdf', expiresAt: '2026-11-20T09:00:00.000Z', bytes: 41_200 },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/26312000000012345678/);
    await expect(canvas.getByRole('link', { name: /PDF/ })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { address: '/invoices' },
  parameters: answering(fails(invoiceDesk.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('failure.retry') });
  },
};

export const Loading: Story = {
  args: { address: '/invoices' },
  parameters: answering(pending(invoiceDesk.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

const states = stateStories({ call: invoiceDesk.selectPage, answering });

export const Forbidden: Story = { args: { address: '/invoices' }, ...states.forbidden };
