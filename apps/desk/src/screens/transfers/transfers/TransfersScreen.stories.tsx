import { transferReview } from '@fairway/gateway/contract/transferReview';
import { mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { sampleCase, transfers } from '../../../stories/samples.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const address = '/transfers?orderNo=202611188128300250';

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Bank transfers',
  args: { address, reader: 'member' },
  parameters: { ...deskStories.parameters, growsWithScreen: true },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The field of the amount, once the words of forms are here. */
const amountField = (root: HTMLElement) =>
  waitFor(() => {
    const field = root.querySelector<HTMLInputElement>('input[name="received"]');
    if (!field) throw new Error('The decision is not here yet.');
    return field;
  });

/** A case beside the queue; J moves to the next compared item, 2 shows the second voucher. */
export const Case: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAttribute('data-check', 'price');
    await userEvent.keyboard('k');
    await expect(document.activeElement).toHaveAttribute('data-check', 'routes');
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('2');
    const field = await amountField(canvasElement);
    await userEvent.keyboard('a');
    await expect(field).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Queue: Story = {
  args: { address: '/transfers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /202611164208712196/ });
  },
};

export const Empty: Story = {
  args: { address: '/transfers' },
  parameters: answering(mock(transferReview.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('transfers.empty'));
  },
};

/** An amount other than the order's requires a reason. */
export const AmountDiffers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    await userEvent.type(await amountField(canvasElement), '596.00');
    await expect(canvasElement.querySelector('input[name="differReason"]')).toBeVisible();
  },
};

/** The person who gave the first confirmation cannot give the second. */
export const OwnFirst: Story = {
  parameters: answering(
    mock(
      transferReview.selectCase,
      sampleCase({
        needsTwo: true,
        first: {
          id: sampleCase().vouchers[0]?.id ?? '',
          name: '苏静澜（示例）',
          at: '2026-11-20T01:00:00.000Z',
          own: true,
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('transfers.decide.second') })).toBeDisabled();
  },
};

/** The message is shown in both languages as it will be sent. */
export const SendBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
    await userEvent.keyboard('r');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: says('transfers.sendBack.reason.unreadable') }),
    );
    await dialog.findByText(/The picture of the proof cannot be read/);
    await dialog.findByText(/凭证图片看不清/);
  },
};

/** It changed under the reviewer's eyes. */
export const Changed: Story = {
  parameters: answering(
    mock(
      transferReview.confirm,
      refuse('transferChanged', {
        data: { changes: [{ what: 'sentBack', at: '2026-11-20T01:55:00.000Z', by: '方知微（示例）' }] },
      }),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    await userEvent.type(await amountField(canvasElement), '597.00{Enter}');
    await canvas.findByText(/方知微（示例）/);
  },
};

/** Decided with the keyboard: the focus moves to the next case, not to the top of the page. */
export const Decided: Story = {
  args: { address: `/transfers?orderNo=${transfers[0]?.orderNo}` },
  parameters: answering(
    mock(transferReview.confirm, { state: 'completed' }),
    mock(transferReview.selectCase, ({ query: { orderNo } }) => sampleCase({ orderNo, durationMonths: 1 })),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    // Languages with a singular form use it for one month.
    await expect(
      canvas.getByText(says('transfers.order.months', { whole: true, values: { count: 1 } })),
    ).toBeVisible();
    await userEvent.keyboard('a');
    const field = await amountField(canvasElement);
    await userEvent.type(field, '597.00{Enter}');
    await waitFor(() => expect(field.isConnected).toBe(false));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    canvas.getByRole('heading', { level: 2 }).blur();
  },
};

export const Forbidden: Story = {
  parameters: answering(mock(transferReview.selectPage, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

const states = stateStories({ call: transferReview.selectPage, answering });

export const Loading: Story = { args: { address: '/transfers' }, ...states.loading };

export const Failed: Story = { args: { address: '/transfers' }, ...states.failed };
